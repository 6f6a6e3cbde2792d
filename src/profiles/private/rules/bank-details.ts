import {
  formatPixKey,
  type PixKeyKind,
  type PixKeyProblem,
  pixKeyProblem,
  readPixKey,
} from '#platform/brazil/pix-key.ts';

/** The member's bank account. Empty texts mean not given; private to the member and never part of the profile that others read. */
export type BankDetails = {
  pixKeyKind: PixKeyKind;
  pixKey: string;
  bankCode: string;
  bankName: string;
  agency: string;
  account: string;
  /** When a key that was there before was changed (UTC); null: it never was. Set by the server alone. */
  keyChangedAt?: string | null;
};
export type BankText = Exclude<keyof BankDetails, 'pixKeyKind' | 'keyChangedAt'>;
export type BankProblem = PixKeyProblem | 'bankCodeInvalid' | 'agencyInvalid' | 'accountInvalid';

/** Longer than any key, to leave room for spaces and punctuation. */
export const BANK_TEXT_LENGTH = 90;

/** Three digits of the clearing system; at most banks, agency and account end with a check digit, which may be an X. */
const patterns = {
  bankCode: [/^\d{3}$/, 'bankCodeInvalid'],
  agency: [/^\d{1,5}(?:-[\dX])?$/i, 'agencyInvalid'],
  account: [/^\d{1,13}(?:-[\dX])?$/i, 'accountInvalid'],
} as const;

export function emptyBankDetails(): BankDetails {
  return { pixKeyKind: 'cpf', pixKey: '', bankCode: '', bankName: '', agency: '', account: '' };
}

/** The problems to fix before they can be saved, by field. Form and server use the same check. */
export function bankDetailsProblems(details: BankDetails): Partial<Record<BankText, BankProblem>> {
  const problems: Partial<Record<BankText, BankProblem>> = {};
  const keyProblem = details.pixKey.trim() === '' ? null : pixKeyProblem(details.pixKeyKind, details.pixKey);
  if (keyProblem) problems.pixKey = keyProblem;
  for (const name of ['bankCode', 'agency', 'account'] as const) {
    const [pattern, problem] = patterns[name];
    const trimmed = details[name].trim();
    if (trimmed !== '' && !pattern.test(trimmed)) problems[name] = problem;
  }
  return problems;
}

/** The stored form: the key as PIX stores it, an X in upper case. */
export function normalizeBankDetails(details: BankDetails): BankDetails {
  return {
    ...details,
    pixKey: readPixKey(details.pixKeyKind, details.pixKey) ?? '',
    agency: details.agency.toUpperCase(),
    account: details.account.toUpperCase(),
  };
}

/** The displayed form. */
export function formatBankDetails(details: BankDetails): BankDetails {
  return { ...details, pixKey: formatPixKey(details.pixKeyKind, details.pixKey) };
}
