import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { readingAccess } from '#references/rules/reading-access.ts';
import { type ReferenceState, referenceState } from '#references/rules/reference-state.ts';
import { findProcessToAssess } from './own-scorecard.ts';
import { type AnswerRow, listAnsweredReferences, type ReferenceRow } from './queries.ts';
import { listRunningProcesses } from './running-processes.ts';
import { referenceReaders } from './tables.ts';

/** Whoever has no running process with the candidate in reach finds nothing, as if there was nobody. */
export async function requireProcesses({ database, reach }: SignedInContext, memberId: string) {
  const processes = await listRunningProcesses(database, memberId, reach);
  if (processes.length === 0 && !reach.every) throw platformErrors.notFound();
  return processes;
}

/** What can be read first; within each the newest first. */
const order: readonly ReferenceState[] = ['answered', 'asked', 'declined', 'lapsed'];

export async function readReferences(context: SignedInContext, memberId: string) {
  const { database, reach, session, now } = context;
  const processes = await requireProcesses(context, memberId);
  const [person] = await database
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, memberId), eq(users.role, 'squadMember')));
  if (!person) throw platformErrors.notFound();
  const spaces = processes.map(({ workspaceId }) => workspaceId);
  const [rows, readers, toAssess] = await Promise.all([
    listAnsweredReferences(database, memberId),
    listReaders(database, spaces),
    findProcessToAssess(context, processes),
  ]);
  const references = rows.flatMap(({ reference, answer }) => {
    const own = reach.every ? null : readers.filter(({ referenceId }) => referenceId === reference.id);
    return present({ reference, answer }, own, { now, isClosed: toAssess !== null });
  });
  return {
    name: person.name,
    references: references.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state)),
    scorecardFirst: toAssess && { projectId: toAssess.projectId, positionIndex: toAssess.positionIndex },
    abilities: { ask: session.role !== 'admin' },
  };
}

export type Reader = Pick<typeof referenceReaders.$inferSelect, 'referenceId' | 'workspaceId' | 'allowed'>;

export async function listReaders(database: Database, spaces: readonly string[]): Promise<Reader[]> {
  if (spaces.length === 0) return [];
  const { referenceId, workspaceId, allowed } = referenceReaders;
  return database
    .select({ referenceId, workspaceId, allowed })
    .from(referenceReaders)
    .where(inArray(workspaceId, [...spaces]));
}

/** Nothing for a company that was not there when somebody declined or did not answer: that is no reference. */
function present(
  { reference, answer }: { reference: ReferenceRow; answer: AnswerRow | null },
  readers: readonly Reader[] | null,
  { now, isClosed }: { now: Date; isClosed: boolean },
) {
  const state = referenceState(reference, now);
  const access = state === 'asked' ? 'open' : readingAccess(readers, answer?.servesLater ?? false);
  const isOpen = access === 'open';
  if (!isOpen && state !== 'answered' && !(state === 'lapsed' && reference.endedAt === null)) return [];
  const { id: referenceId, name, jobTitle, company, createdAt, endedAt, reason } = reference;
  return [
    {
      referenceId,
      state,
      access,
      recommender: isOpen ? { name, jobTitle, company } : null,
      askedAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      answer: isOpen && !isClosed && answer ? presentAnswer(answer) : null,
      reason: isOpen && !isClosed && reason !== '' ? reason : null,
    },
  ];
}

function presentAnswer({ version, writtenAt, general, behavioural, technical, words, ...more }: AnswerRow) {
  const { mayContact, contactPhone } = more;
  return {
    ...{ general, behavioural, technical, words, mayContact, contactPhone },
    correctedAt: version > 1 ? writtenAt.toISOString() : null,
  };
}
