import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context } from '#platform/http/request-context.ts';

const PAGE = 30;
const head = {
  id: mailOutbox.id,
  recipient: mailOutbox.recipient,
  subject: mailOutbox.subject,
  language: mailOutbox.language,
  createdAt: mailOutbox.createdAt,
};

/** The development mailbox exists in demo mode only: it shows everybody's mails. */
function requireDemo(context: Context): Database {
  if (!context.demo) throw platformErrors.notFound();
  return context.database;
}

export async function listMails(
  context: Context,
  query: { before?: string | undefined; recipient?: string | undefined },
) {
  const rows = await requireDemo(context)
    .select(head)
    .from(mailOutbox)
    .where(
      and(
        query.before ? lt(mailOutbox.id, query.before) : undefined,
        query.recipient ? eq(mailOutbox.recipient, query.recipient) : undefined,
      ),
    )
    .orderBy(desc(mailOutbox.id))
    .limit(PAGE + 1);
  const mails = rows.slice(0, PAGE).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { mails, next: rows.length > PAGE ? (mails.at(-1)?.id ?? null) : null };
}

export async function readMail(context: Context, id: string) {
  const [mail] = await requireDemo(context).select().from(mailOutbox).where(eq(mailOutbox.id, id));
  if (!mail) throw platformErrors.notFound();
  const { recipient, subject, language, textBody, htmlBody } = mail;
  return { id, recipient, subject, language, textBody, htmlBody, createdAt: mail.createdAt.toISOString() };
}
