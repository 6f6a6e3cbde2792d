import { and, eq, isNull, sql } from 'drizzle-orm';
import { kindsOf, usualMail } from '#notices/choices/rules/mail-kinds.ts';
import type { MailChoice } from '#notices/choices/rules/mail-choices.ts';
import type { QuietHours } from '#notices/choices/rules/quiet-hours.ts';
import { listReadableSpaces } from '#notices/server/readable-spaces.ts';
import { noticeChoices, noticeReaders } from '#notices/server/tables.ts';
import type { MailKind } from '#platform/contract/mail-kinds.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

export interface Choice {
  inProduct: boolean;
  mail: MailChoice;
}

/** What the caller is told, by kind; with a space, as it is there. Throws `platform.notFound` for a space that is none of theirs. */
export async function readNoticeChoices({ database, session }: SignedInContext, workspaceId: string | null) {
  const { userId, role } = session;
  const [spaces, chosen, [reader]] = await Promise.all([
    listSpaces(database, session),
    database.select().from(noticeChoices).where(eq(noticeChoices.userId, userId)),
    database.select().from(noticeReaders).where(eq(noticeReaders.userId, userId)),
  ]);
  if (workspaceId !== null && !spaces.some((space) => space.workspaceId === workspaceId))
    throw platformErrors.notFound();
  const kinds = kindsOf(role).map((facts) => {
    const ofKind = chosen.filter(({ kind }) => kind === facts.kind);
    const own = workspaceId === null ? undefined : ofKind.find((one) => one.workspaceId === workspaceId);
    const choice = own ?? ofKind.find((one) => one.workspaceId === null);
    return {
      ...{ kind: facts.kind, isNecessary: facts.isNecessary, mailOptions: [...facts.mailOptions] },
      inProduct: facts.hasNotices ? facts.isNecessary || (choice?.inProduct ?? true) : null,
      mail: facts.isNecessary ? 'now' : (choice?.mail ?? usualMail(facts)),
      isOwn: own !== undefined,
    };
  });
  const { quietFrom: from = null, quietUntil: until = null } = reader ?? {};
  return { kinds, spaces, quietHours: from === null || until === null ? null : { from, until } };
}

/** Throws `platform.notFound` for a space or a way of telling that is none of the caller's. */
export async function chooseNotices(
  { database, session }: SignedInContext,
  kind: MailKind,
  { workspaceId, choice }: { workspaceId: string | null; choice: Choice | null },
) {
  const facts = kindsOf(session.role).find((one) => one.kind === kind);
  if (!facts || (choice && !facts.mailOptions.includes(choice.mail))) throw platformErrors.notFound();
  const spaces = workspaceId === null ? [] : await listReadableSpaces(database, session);
  if (workspaceId !== null && !spaces.some(({ id }) => id === workspaceId)) throw platformErrors.notFound();
  await saveChoice(database, { userId: session.userId, workspaceId, kind }, choice);
  return { done: true as const };
}

interface Place {
  userId: string;
  workspaceId: string | null;
  kind: MailKind;
}

/** Idempotent. Null: what is usual, or what is chosen for all spaces. */
export async function saveChoice(database: Database, place: Place, choice: Choice | null): Promise<void> {
  const { userId, workspaceId, kind } = place;
  if (choice)
    await database
      .insert(noticeChoices)
      .values({ ...place, ...choice })
      .onConflictDoUpdate({
        target: [noticeChoices.userId, noticeChoices.kind, noticeChoices.workspaceId],
        set: choice,
      });
  else
    await database
      .delete(noticeChoices)
      .where(
        and(
          eq(noticeChoices.userId, userId),
          eq(noticeChoices.kind, kind),
          workspaceId === null ? isNull(noticeChoices.workspaceId) : eq(noticeChoices.workspaceId, workspaceId),
        ),
      );
}

export async function saveQuietHours({ database, session }: SignedInContext, quietHours: QuietHours | null) {
  const quiet = { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null };
  await database
    .insert(noticeReaders)
    .values({ userId: session.userId, ...quiet })
    .onConflictDoUpdate({ target: noticeReaders.userId, set: quiet });
  return { done: true as const };
}

/** Of which the caller may choose for each: only who has several is asked. */
async function listSpaces(database: Database, session: SignedInContext['session']) {
  const spaces = await listReadableSpaces(database, session);
  if (spaces.length < 2) return [];
  const ids = sql.param(spaces.map(({ id }) => id));
  const { rows } = await database.execute<{ workspaceId: string; name: string }>(sql`
    select w.id as "workspaceId", coalesce(nullif(w.company, ''), nullif(u.name, ''), u.email) as name
    from workspaces w join users u on u.id = w.owner_id where w.id = any(${ids}::uuid[]) order by 2`);
  return rows;
}
