import { expect, it } from 'vitest';
import {
  type BankDetails,
  bankDetailsProblems,
  emptyBankDetails,
  normalizeBankDetails,
  formatBankDetails,
} from './bank-details.ts';

const whole: BankDetails = {
  pixKeyKind: 'phone',
  pixKey: '(81) 99999-0000',
  bankCode: '001',
  bankName: 'Banco do Brasil',
  agency: '1234-x',
  account: '56789-0',
};

it.each<[string, Partial<BankDetails>, object]>([
  ['nothing', emptyBankDetails(), {}],
  ['everything', {}, {}],
  ['a number that is no phone', { pixKey: '1' }, { pixKey: 'pixKeyInvalid' }],
  ['a wrong CPF', { pixKeyKind: 'cpf', pixKey: '529.982.247-24' }, { pixKey: 'cpfInvalid' }],
  ['a wrong CNPJ', { pixKeyKind: 'cnpj', pixKey: '12.ABC.345/01DE-36' }, { pixKey: 'cnpjInvalid' }],
  ['a CNPJ of letters', { pixKeyKind: 'cnpj', pixKey: '12.ABC.345/01DE-35' }, {}],
  ['a code of two digits', { bankCode: '01' }, { bankCode: 'bankCodeInvalid' }],
  ['an agency in words', { agency: 'centro' }, { agency: 'agencyInvalid' }],
  ['an account of two check digits', { account: '1234-56' }, { account: 'accountInvalid' }],
])('PRO-03 bank details: %s', (_, said, problems) =>
  expect(bankDetailsProblems({ ...whole, ...said })).toEqual(problems),
);

it('PRO-03 bank details are kept in normal form and shown as people write them', () => {
  const kept = normalizeBankDetails(whole);
  expect(kept).toEqual({ ...whole, pixKey: '+5581999990000', agency: '1234-X' });
  expect(formatBankDetails(kept)).toEqual({ ...kept, pixKey: '+55 81 99999-0000' });
  expect(normalizeBankDetails(emptyBankDetails())).toEqual(emptyBankDetails());
});
