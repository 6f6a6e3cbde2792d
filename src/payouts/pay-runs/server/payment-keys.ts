import { and, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { formatPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import { decryptIfReadable } from '#platform/encryption/encrypted-column.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { maskKey } from '#payouts/pay-runs/rules/mask-key.ts';
import { statesOnTheWay } from '#payouts/pay-runs/rules/payment-states.ts';
import { type Payment, payments } from './tables.ts';

/** Shows only the end of a payment’s key, which its row keeps encrypted; empty where it went to none, or an erasure took it. */
export function shownKey({ key, keyKind }: Pick<Payment, 'key' | 'keyKind'>): string {
  const plain = key === null ? null : decryptIfReadable(key, 'payments.key');
  return plain === null || keyKind === null ? '' : maskKey(formatPixKey(keyKind, plain));
}

/** Empties the keys of payments, except those to which something is still on its way. */
export async function forgetKeys(transaction: Database, which: SQL): Promise<void> {
  await transaction
    .update(payments)
    .set({ key: '' })
    .where(and(which, ne(payments.key, ''), notInArray(payments.state, [...statesOnTheWay])));
}

/** Where an account was deleted while its payment was on its way, the key goes once that has an end. */
export async function forgetKeysOfGone(transaction: Database, which: SQL): Promise<void> {
  const isGone = sql`exists (select from users u where u.id = ${payments.memberId} and u.deleted_at is not null)`;
  await forgetKeys(transaction, sql`${which} and ${isGone}`);
}

/**
 * Every night: a payment that ends while its account is being deleted sees the account still there, and the deletion sees the payment still on
 * its way. Locking would take payments and tasks in another order than a settlement does.
 */
export const forgetKeysJob: AnyJob = {
  name: 'forget-keys',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '50 5 * * *',
  run: (_data, { database }) => forgetKeysOfGone(database, sql`true`),
};
