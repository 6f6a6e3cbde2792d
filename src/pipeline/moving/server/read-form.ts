import { and, eq, isNull, min, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { PositionKey } from '#pipeline/candidates/server/require-position.ts';
import { requirePosition } from '#pipeline/candidates/server/require-position.ts';
import { offeredDelays, plainMessageTime } from '#pipeline/moving/rules/send-time.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import { listWaitingSince } from '#pipeline/moving/server/waiting-since.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { listAgreedInterviews, listReaders, remainingIn } from './form-queries.ts';
import { listReasons } from './manage-reasons.ts';

type Readers = Awaited<ReturnType<typeof listReaders>>;

/** For turning down some candidates. */
export async function readForm(context: SignedInContext, applicationIds: readonly string[]) {
  const which = sql`${applications.id} = any(${sql.param([...applicationIds])}::uuid[])`;
  const readers = await listReaders(context.database, context, which);
  const [first] = readers;
  if (!first) throw platformErrors.notFound();
  const since = await listWaitingSince(context.database, applicationIds);
  const [latest = null] = [...since.values()]
    .map(plainMessageTime)
    .toSorted((one, other) => Number(one) - Number(other));
  const form = await formFor(context, readers, { workspaceId: first.workspaceIds[0]!, latest });
  return { ...form, written: await readWritten(context.database, applicationIds) };
}

async function readWritten(database: Database, [id, ...others]: readonly string[]): Promise<string | null> {
  if (id === undefined || others.length > 0) return null;
  const own = and(eq(rejections.applicationId, id), isNull(rejections.sentAt));
  const [waiting] = await database.select({ text: rejections.text }).from(rejections).where(own);
  return waiting?.text ?? null;
}

/** For turning down everybody who remains after a hire, with the moment at which the product writes to them otherwise. */
export async function readRemaining(context: SignedInContext, key: PositionKey) {
  const { positionId, workspaceId, state } = await requirePosition(context, key);
  const readers = wasFilled(state) ? await listReaders(context.database, context, remainingIn(positionId)) : [];
  const [clock] = await context.database
    .select({ at: min(rejections.sendAt) })
    .from(rejections)
    .where(
      sql`${rejections.sentAt} is null and ${rejections.isByHire} and ${rejections.applicationId} in (
        select ${applications.id} from ${applications} where ${remainingIn(positionId)})`,
    );
  const latest = readers.length === 0 ? null : (clock?.at ?? null);
  return {
    ...(await formFor(context, readers, { workspaceId, latest })),
    remaining: readers.reduce((sum, { count }) => sum + count, 0),
    plainMessageAt: latest?.toISOString() ?? null,
  };
}

interface Place {
  workspaceId: string;
  /** When a message goes to one of them anyway. */
  latest: Date | null;
}

async function formFor({ database, ports, now }: SignedInContext, readers: Readers, { workspaceId, latest }: Place) {
  const ids = readers.flatMap((reader) => reader.ids);
  const companies = new Set(readers.flatMap(({ workspaceIds }) => workspaceIds));
  const { common, own } = await listReasons(database, workspaceId);
  const negotiating = ids.length === 0 ? new Set() : await ports.findNegotiating(database, ids);
  const agreed = ids.length === 0 ? [] : await listAgreedInterviews(database, ids, now);
  return {
    // Candidates of several companies have only the common reasons together.
    reasons: { common, own: companies.size > 1 ? [] : own },
    messages: { pt: suggestionIn('pt'), en: suggestionIn('en') },
    readers: readers.map(({ language, count, name, position, company }) => ({
      language,
      count,
      name,
      position,
      company,
    })),
    written: null,
    delays: offeredDelays(now, latest),
    toldAtOnce: negotiating.size,
    interviews: agreed.map(({ name, startsAt }) => ({ name, startsAt: startsAt!.toISOString() })),
  };
}

/** The placeholders stay, because they are filled in for each candidate when the message goes. */
function suggestionIn(language: Language) {
  const values = { name: '{{name}}', position: '{{position}}' };
  return {
    subject: translate(language, 'pipeline/moving/rejections:suggestion.subject', values),
    text: translate(language, 'pipeline/moving/rejections:suggestion.text', values),
  };
}
