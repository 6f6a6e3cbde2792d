import type { FailureReason } from '#payouts/pay-runs/rules/payment-states.ts';

/** What a bank says of a payment. Unclear: we do not know the words, or they contradict each other, so that somebody asks the bank. */
export type Word = { state: 'paid' } | { state: 'refused'; reason: FailureReason } | { state: 'unclear' };

/**
 * The table of occurrences of FEBRABAN (G059), as far as it is about payments; what it says of loans and slips no bank says of ours. Informative
 * codes say nothing of the end: the payment was written down, changed, held back or freed at the bank, or went to the account that replaced another.
 */
const codesOf = {
  paid: ['00', '03'],
  informative: ['BD', 'BE', 'BR', 'BS', 'ZA'],
  refused: [
    // No money, cancelled by the payer, taken out at the bank, sent back as not paid.
    ...['01', '02', 'BF', 'H4'],
    // A field of the payment is wrong, or the account may not be credited.
    ...['AA', 'AB', 'AC', 'AD', 'AE', 'AF', 'AG', 'AH', 'AI', 'AJ', 'AK', 'AL', 'AM', 'AN', 'AO', 'AP', 'AQ', 'AR'],
    ...['AS', 'AT', 'AU', 'AV', 'AW', 'AX', 'AY', 'AZ', 'BA', 'BB', 'BC', 'BG'],
    ...['CF', 'CG', 'CH', 'CI', 'CJ', 'CK', 'CL', 'CM', 'CN', 'CO', 'CP'],
    // The batch or the file is not accepted.
    ...['HA', 'HB', 'HC', 'HD', 'HE', 'HF', 'HG', 'HH', 'HI', 'HJ', 'HK', 'HL', 'H1', 'TA'],
    // Pix.
    ...['PA', 'PB', 'PC', 'PD', 'PE', 'PF', 'PG', 'PH', 'PI', 'PJ', 'PK', 'PL', 'PM', 'PN'],
  ],
} as const;
type Meaning = keyof typeof codesOf;
const meanings = new Map<string, Meaning>(
  Object.entries(codesOf).flatMap(([meaning, codes]) => codes.map((code) => [code, meaning as Meaning] as const)),
);

/** Where the table says what is wrong with a key or an account. */
const reasonOf: Record<string, FailureReason> = {
  H4: 'returnedByBank',
  PC: 'accountClosed',
  PF: 'keyOfAnother',
  PG: 'keyOfAnother',
  PJ: 'keyNotFound',
  PM: 'keyNotFound',
  PN: 'keyNotFound',
};

/**
 * Reads the field of occurrences: up to five codes of two characters. Null: the bank took the payment and has not said how it ended. A code that we
 * do not know never counts as a refusal, because a payment that was made all the same would be made twice.
 */
export function readOccurrences(field: string): Word | null {
  const codes = (field.match(/.{1,2}/g) ?? []).map((code) => code.trim()).filter((code) => code !== '');
  const said = new Set(codes.map((code) => meanings.get(code) ?? 'unknown'));
  if (said.has('paid')) return said.has('refused') ? { state: 'unclear' } : { state: 'paid' };
  if (said.has('refused')) {
    const refusals = codes.filter((code) => meanings.get(code) === 'refused');
    const named = refusals.find((code) => Object.hasOwn(reasonOf, code));
    return { state: 'refused', reason: named === undefined ? 'refused' : reasonOf[named]! };
  }
  return said.has('unknown') ? { state: 'unclear' } : null;
}

/**
 * Why somebody has to look at a payment of a return: it is none that a file of ours asked for, it has another amount, the bank says what we do not
 * understand, or it was paid although another attempt of it is at the bank or was paid too.
 */
export const returnProblems = ['notOurs', 'otherAmount', 'unclear', 'paidTwice'] as const;
export type ReturnProblem = (typeof returnProblems)[number];
