import { eq, sql } from 'drizzle-orm';
import { stopMailsPath } from '#accounts/paths.ts';
import { users } from '#accounts/server/tables.ts';
import { timeZoneAt } from '#accounts/time-zone/rules/own-time-zone.ts';
import { localTimeOf } from '#applications/interviews/rules/local-time.ts';
import { choosableKindOf, mayBeUnwanted } from '#notices/choices/rules/mail-kinds.ts';
import { quietFor } from '#notices/choices/rules/quiet-hours.ts';
import { noticeChoices, noticeReaders } from '#notices/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailGate } from '#platform/mail/deliver-mail.ts';
import { makeStopToken } from './stop-token.ts';

/**
 * Decides just before a mail leaves: not at all when its reader switched its kind off or reads it in a digest, later when they want quiet,
 * else with the link that switches the kind off. What is necessary leaves at once.
 */
export const respectChoices: MailGate = async (database, { recipient, happening, language, workspaceId }) => {
  if (happening === null || !mayBeUnwanted(happening)) return null;
  const { id, role, email, timeZone, nextTimeZone, nextTimeZoneFrom } = users;
  const { quietFrom, quietUntil } = noticeReaders;
  const [reader] = await database
    .select({ id, role, timeZone, nextTimeZone, nextTimeZoneFrom, quietFrom, quietUntil })
    .from(users)
    .leftJoin(noticeReaders, eq(noticeReaders.userId, id))
    .where(eq(email, recipient));
  const kind = reader && choosableKindOf(happening, reader.role);
  if (!kind) return null;
  const [choice] = await database
    .select({ mail: noticeChoices.mail })
    .from(noticeChoices)
    .where(
      sql`${noticeChoices.userId} = ${reader.id} and ${noticeChoices.kind} = ${kind}
        and (${noticeChoices.workspaceId} is null or ${noticeChoices.workspaceId} = ${workspaceId})`,
    )
    .orderBy(sql`${noticeChoices.workspaceId} nulls last`)
    .limit(1);
  if (choice && choice.mail !== 'now') return 'unwanted';
  const waitMinutes = quietMinutes(reader, clock.now());
  if (waitMinutes > 0) return { waitMinutes };
  const token = makeStopToken(reader.id, kind);
  return {
    label: translate(language, 'notices/choices:mail.stop'),
    path: stopMailsPath(token),
    callPath: `/api/mailStops/${encodeURIComponent(token)}`,
  };
};

type Quiet = Parameters<typeof timeZoneAt>[0] & { quietFrom: number | null; quietUntil: number | null };

function quietMinutes({ quietFrom: from, quietUntil: until, ...told }: Quiet, now: Date): number {
  if (from === null || until === null) return 0;
  const [hours, minutes] = localTimeOf(now, timeZoneAt(told, now)).slice(11).split(':').map(Number);
  return quietFor({ from, until }, hours! * 60 + minutes!);
}
