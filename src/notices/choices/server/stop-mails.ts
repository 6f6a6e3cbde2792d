import { and, eq, isNull } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { users } from '#accounts/server/tables.ts';
import { noticeChoices } from '#notices/server/tables.ts';
import type { MailKind } from '#platform/contract/mail-kinds.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import { saveChoice } from './choose-notices.ts';
import { readStopToken } from './stop-token.ts';

interface MailStop {
  kind: MailKind;
  isOn: boolean;
}

/** What the link of a mail is about; it works for as long as the account. */
export async function readMailStop({ database }: Pick<Context, 'database'>, token: string): Promise<MailStop> {
  const { kind, userId } = await personOf(database, token);
  const [choice] = await database.select().from(noticeChoices).where(ofKind(userId, kind)).limit(1);
  return { kind, isOn: choice?.mail !== 'off' };
}

/** Switches mails of the kind off or on again in all spaces; what stands in the product stays as it is. */
export async function chooseByLink({ database }: Pick<Context, 'database'>, token: string, isOn: boolean) {
  const { kind, userId } = await personOf(database, token);
  const mail = isOn ? 'now' : 'off';
  await database.transaction(async (transaction) => {
    const [choice] = await transaction.select().from(noticeChoices).where(ofKind(userId, kind)).limit(1);
    await saveChoice(transaction, { userId, kind, workspaceId: null }, { inProduct: choice?.inProduct ?? true, mail });
    await transaction
      .update(noticeChoices)
      .set({ mail })
      .where(and(eq(noticeChoices.userId, userId), eq(noticeChoices.kind, kind)));
  });
  return { kind, isOn };
}

const ofKind = (userId: string, kind: MailKind) =>
  and(eq(noticeChoices.userId, userId), eq(noticeChoices.kind, kind), isNull(noticeChoices.workspaceId));

async function personOf(database: Database, token: string) {
  const named = readStopToken(token);
  if (!named) throw accountErrors.mailLinkUnknown();
  const exists = await database.$count(users, and(eq(users.id, named.userId), isNull(users.deletedAt)));
  if (exists === 0) throw accountErrors.mailLinkUnknown();
  return named;
}
