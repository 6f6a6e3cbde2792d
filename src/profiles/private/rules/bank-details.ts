import {
  formatPixKey,
  type PixKeyKind,
  type PixKeyProblem,
  pixKeyProblem,
  readPixKey,
} from '#platform/brazil/pix-key.ts';

/** Where a member is paid. Empty texts were not said; it is nobody's but the member's and never part of the profile that others read. */
export type BankDetails = {
  pixKeyKind: PixKeyKind;
  pixKey: string;
  bankCode: string;
  bankName: string;
  agency: string;
  account: string;
};
export type BankText = Exclude<keyof BankDetails, 'pixKeyKind'>;
export type BankProblem = PixKeyProblem | 'bankCodeInvalid' | 'agencyInvalid' | 'accountInvalid';

/** Longer than any key, so that spaces and punctuation have room. */
export const BANK_TEXT_LENGTH = 90;

/** Three digits of the clearing system; agency and account end with a check digit, that may be an X, at most banks. */
const patterns = {
  bankCode: [/^\d{3}$/, 'bankCodeInvalid'],
  agency: [/^\d{1,5}(?:-[\dX])?$/i, 'agencyInvalid'],
  account: [/^\d{1,13}(?:-[\dX])?$/i, 'accountInvalid'],
} as const;

export function emptyBankDetails(): BankDetails {
  return { pixKeyKind: 'cpf', pixKey: '', bankCode: '', bankName: '', agency: '', account: '' };
}

/** What has to be mended before they can be saved, by field. Form and server ask the same. */
export function bankDetailsProblems(details: BankDetails): Partial<Record<BankText, BankProblem>> {
  const problems: Partial<Record<BankText, BankProblem>> = {};
  const keyProblem = details.pixKey.trim() === '' ? null : pixKeyProblem(details.pixKeyKind, details.pixKey);
  if (keyProblem) problems.pixKey = keyProblem;
  for (const name of ['bankCode', 'agency', 'account'] as const) {
    const [pattern, problem] = patterns[name];
    const said = details[name].trim();
    if (said !== '' && !pattern.test(said)) problems[name] = problem;
  }
  return problems;
}

/** As they are kept: the key as PIX knows it, an X as a capital letter. */
export function tidyBankDetails(details: BankDetails): BankDetails {
  return {
    ...details,
    pixKey: readPixKey(details.pixKeyKind, details.pixKey) ?? '',
    agency: details.agency.toUpperCase(),
    account: details.account.toUpperCase(),
  };
}

/** As people write them. */
export function writtenBankDetails(details: BankDetails): BankDetails {
  return { ...details, pixKey: formatPixKey(details.pixKeyKind, details.pixKey) };
}
