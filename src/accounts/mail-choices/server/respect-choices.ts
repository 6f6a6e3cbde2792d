import { and, eq, sql } from 'drizzle-orm';
import { choosableKindOf, mayBeUnwanted } from '#accounts/mail-choices/rules/mail-kinds.ts';
import { stopMailsPath } from '#accounts/paths.ts';
import { mailStops, users } from '#accounts/server/tables.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailGate } from '#platform/mail/deliver-mail.ts';
import { makeStopToken } from './stop-token.ts';

/** Decides just before a mail leaves: not at all when its reader switched its kind off, else with the link that does. */
export const respectChoices: MailGate = async (database, { recipient, happening, language }) => {
  if (happening === null || !mayBeUnwanted(happening)) return null;
  const { id, role, email } = users;
  const [reader] = await database.select({ id, role }).from(users).where(eq(email, recipient));
  const kind = reader && choosableKindOf(happening, reader.role);
  if (!kind) return null;
  const stopped = await database
    .select({ one: sql`1` })
    .from(mailStops)
    .where(and(eq(mailStops.userId, reader.id), eq(mailStops.kind, kind)));
  if (stopped.length > 0) return 'unwanted';
  const token = makeStopToken(reader.id, kind);
  return {
    label: translate(language, 'accounts/mail-choices:mail.stop'),
    path: stopMailsPath(token),
    callPath: `/api/mailStops/${encodeURIComponent(token)}`,
  };
};
