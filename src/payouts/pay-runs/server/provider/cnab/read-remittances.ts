import { Readable } from 'node:stream';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { RemittanceView, UnclearPayment } from '#payouts/pay-runs/contract.ts';
import { isStoppedPayment } from '#payouts/pay-runs/server/payment-conditions.ts';
import { cnabFiles } from '#payouts/pay-runs/server/provider/tables.ts';
import { isAskedFile } from './withdraw-remittance.ts';

const FILES_SHOWN = 30;
const UNCLEAR_SHOWN = 100;

/** Says of a row of cnab_payments that it goes into the next file: it is in none, its payment waits for just this attempt, and nothing stops it. */
export const isToFile = (row: SQL) => sql<boolean>`(${row}.outcome = 'waiting'
  and exists (select from payments p where p.id = ${row}.payment_id and p.attempt = ${row}.attempt and p.state = 'sending')
  and not ${isStoppedPayment(sql`${row}.payment_id`)})`;

/** What waits for the next remittance, what to ask the bank about, and the newest files. */
export async function readRemittances({ database, settings }: SignedInContext) {
  if (!settings.cnab) return { enabled: false, waitingCount: 0, waitingCents: 0, files: [], unclear: [] };
  const [waiting, files, unclear] = await Promise.all([
    database.execute<{ count: number; cents: number }>(sql`
      select count(*)::int as count, coalesce(sum(y.cents), 0)::float8 as cents from cnab_payments y
      where ${isToFile(sql`y`)}`),
    database.execute<RemittanceView & Record<string, unknown>>(sql`
      select f.id as "fileId", f.number, f.payment_count as "paymentCount", f.cents::float8 as cents, u.name as "createdBy",
        f.created_at as "createdAt", f.content <> '' as "isKept", f.withdrawn_at is not null as "isWithdrawn",
        f.heard_at is null and f.withdrawn_at is null and not ${isAskedFile(sql`f.id`)} as "canWithdraw", ${isAskedFile(sql`f.id`)} as "isAsked",
        (select count(*)::int from cnab_payments y where y.file_id = f.id and y.outcome = 'sent') as "openCount"
      from cnab_files f join users u on u.id = f.created_by order by f.number desc limit ${FILES_SHOWN}`),
    database.execute<UnclearPayment & Record<string, unknown>>(sql`
      select p.id as "paymentId", u.name, y.cents::float8 as cents, f.number as "fileNumber", y.unclear_codes as codes
      from cnab_payments y join payments p on p.id = y.payment_id join users u on u.id = p.member_id join cnab_files f on f.id = y.file_id
      where y.outcome = 'sent' and y.unclear_codes is not null order by y.id limit ${UNCLEAR_SHOWN}`),
  ]);
  return {
    ...{ enabled: true, waitingCount: waiting.rows[0]!.count, waitingCents: waiting.rows[0]!.cents },
    files: files.rows.map((file) => ({ ...file, createdAt: new Date(file.createdAt).toISOString() })),
    unclear: unclear.rows,
  };
}

/** The file as it was made; gone once the bank has said what became of each payment. */
export async function downloadRemittance({ database }: SignedInContext, fileId: string): Promise<FileAnswer> {
  const [file] = await database.select().from(cnabFiles).where(eq(cnabFiles.id, fileId));
  if (!file || file.content === '') throw platformErrors.notFound();
  const bytes = Buffer.from(file.content, 'latin1');
  return {
    stream: Readable.from([bytes]),
    sizeBytes: bytes.length,
    mediaType: 'text/plain',
    downloadName: `CNAB240-${String(file.number).padStart(6, '0')}.rem`,
  };
}
