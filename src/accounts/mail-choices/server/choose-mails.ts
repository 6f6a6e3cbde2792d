import { and, eq, isNull } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { kindsOf } from '#accounts/mail-choices/rules/mail-kinds.ts';
import { mailStops, users } from '#accounts/server/tables.ts';
import type { MailKind } from '#platform/contract/mail-kinds.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';
import { readStopToken } from './stop-token.ts';

interface Choice {
  kind: MailKind;
  isOn: boolean;
}

export async function readMailChoices({ database, session }: SignedInContext) {
  const stopped = await database
    .select({ kind: mailStops.kind })
    .from(mailStops)
    .where(eq(mailStops.userId, session.userId));
  const off = new Set(stopped.map(({ kind }) => kind));
  return { kinds: kindsOf(session.role).map((one) => ({ ...one, isOn: one.isNecessary || !off.has(one.kind) })) };
}

/** Idempotent. */
export async function chooseMails(database: Database, userId: string, { kind, isOn }: Choice): Promise<void> {
  if (isOn) await database.delete(mailStops).where(and(eq(mailStops.userId, userId), eq(mailStops.kind, kind)));
  else await database.insert(mailStops).values({ userId, kind }).onConflictDoNothing();
}

/** What the link of a mail is about; it works for as long as the account. */
export async function readMailStop({ database }: Pick<Context, 'database'>, token: string): Promise<Choice> {
  const { kind, userId } = await personOf(database, token);
  const stops = await database.$count(mailStops, and(eq(mailStops.userId, userId), eq(mailStops.kind, kind)));
  return { kind, isOn: stops === 0 };
}

export async function chooseByLink({ database }: Pick<Context, 'database'>, token: string, isOn: boolean) {
  const { kind, userId } = await personOf(database, token);
  await chooseMails(database, userId, { kind, isOn });
  return { kind, isOn };
}

async function personOf(database: Database, token: string) {
  const named = readStopToken(token);
  if (!named) throw accountErrors.mailLinkUnknown();
  const exists = await database.$count(users, and(eq(users.id, named.userId), isNull(users.deletedAt)));
  if (exists === 0) throw accountErrors.mailLinkUnknown();
  return named;
}
