import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';

/** Upper limit of the bracket in cents, and its rate in thousandths. */
export type Bracket = { upTo: number; perMille: number };
/** A rate on the whole amount, minus a fixed deduction in cents. */
export type DeductingBracket = Bracket & { less: number };

type Dated = { validFrom: CalendarMonth };
export type SocialSecurityTable = Dated & { brackets: readonly Bracket[] };
export type IncomeTaxTable = Dated & { simplifiedDeduction: number; brackets: readonly DeductingBracket[] };
export type CompanyTaxTable = Dated & { brackets: readonly DeductingBracket[] };

/** Monthly INSS of employees, progressive; nothing is due above the last bracket. Add later tables first. */
export const SOCIAL_SECURITY_TABLES: readonly SocialSecurityTable[] = [
  {
    validFrom: '2025-01',
    brackets: [
      { upTo: 1_518_00, perMille: 75 },
      { upTo: 2_793_88, perMille: 90 },
      { upTo: 4_190_83, perMille: 120 },
      { upTo: 8_157_41, perMille: 140 },
    ],
  },
];

/** Monthly IRRF. Add later tables first. */
export const INCOME_TAX_TABLES: readonly IncomeTaxTable[] = [
  {
    validFrom: '2025-05',
    simplifiedDeduction: 607_20,
    brackets: [
      { upTo: 2_428_80, perMille: 0, less: 0 },
      { upTo: 2_826_65, perMille: 75, less: 182_16 },
      { upTo: 3_751_05, perMille: 150, less: 394_16 },
      { upTo: 4_664_68, perMille: 225, less: 675_49 },
      { upTo: Infinity, perMille: 275, less: 908_73 },
    ],
  },
];

/** Simples Nacional, annex III (services), a twelfth of its yearly figures. Add later tables first. */
export const COMPANY_TAX_TABLES: readonly CompanyTaxTable[] = [
  {
    validFrom: '2018-01',
    brackets: [
      { upTo: 15_000_00, perMille: 60, less: 0 },
      { upTo: 30_000_00, perMille: 112, less: 780_00 },
      { upTo: 60_000_00, perMille: 135, less: 1_470_00 },
      { upTo: 150_000_00, perMille: 160, less: 2_970_00 },
      { upTo: Infinity, perMille: 210, less: 10_470_00 },
    ],
  },
];

/** The table in force in a month; before the first one, the first. */
export function tableOf<Table extends Dated>(tables: readonly Table[], month: CalendarMonth): Table {
  return tables.find(({ validFrom }) => validFrom <= month) ?? tables.at(-1)!;
}
