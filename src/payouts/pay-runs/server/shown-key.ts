import { formatPixKey } from '#platform/brazil/pix-key.ts';
import { decryptIfReadable } from '#platform/encryption/encrypted-column.ts';
import { maskKey } from '#payouts/pay-runs/rules/mask-key.ts';
import type { Payment } from './tables.ts';

/** Shows only the end of a payment’s key, which its row keeps encrypted; empty where it went to none, or an erasure took it. */
export function shownKey({ key, keyKind }: Pick<Payment, 'key' | 'keyKind'>): string {
  const plain = key === null ? null : decryptIfReadable(key, 'payments.key');
  return plain === null || keyKind === null ? '' : maskKey(formatPixKey(keyKind, plain));
}
