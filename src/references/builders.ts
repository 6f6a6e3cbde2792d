import type { Database } from '#platform/db/connection.ts';
import type { Rating } from './rules/reference-terms.ts';
import { referenceAnswers, referenceReaders, referenceRequests } from './server/tables.ts';

type Request = typeof referenceRequests.$inferInsert;

interface ReferenceToBuild extends Omit<Request, 'language' | 'version'> {
  language?: Request['language'];
  answer?: {
    general: Rating;
    behavioural: Rating;
    technical: Rating;
    words: string;
    contactPhone?: string;
    servesLater?: boolean;
  };
  /** The companies that read it. */
  readerSpaces?: readonly string[];
}

/** References in any state, as rows. */
export async function buildReferences(database: Database, toBuild: readonly ReferenceToBuild[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { answer, readerSpaces = [], ...request } of toBuild) {
    const version = answer ? 1 : 0;
    const [built] = await database
      .insert(referenceRequests)
      .values({ language: 'pt', ...request, version })
      .returning({ id: referenceRequests.id });
    const referenceId = built!.id;
    ids.push(referenceId);
    if (answer) {
      const { contactPhone = '', servesLater = false, ...said } = answer;
      const rest = { mayContact: contactPhone !== '', contactPhone, servesLater };
      await database
        .insert(referenceAnswers)
        .values({ ...said, ...rest, referenceId, version, writtenAt: request.endedAt ?? new Date() });
    }
    const readers = readerSpaces.map((workspaceId) => ({ referenceId, workspaceId, allowed: true }));
    if (readers.length > 0) await database.insert(referenceReaders).values(readers);
  }
  return ids;
}
