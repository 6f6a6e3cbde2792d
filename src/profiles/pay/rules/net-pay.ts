import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import {
  COMPANY_TAX_TABLES,
  type DeductingBracket,
  INCOME_TAX_TABLES,
  SOCIAL_SECURITY_TABLES,
  type SocialSecurityTable,
  tableOf,
} from '#profiles/pay/rules/pay-tables.ts';
import type { HiringModel } from '#profiles/rules/profile.ts';

/** All in cents of reais; gross = socialSecurity + tax + net. */
export type NetPay = { gross: number; socialSecurity: number; tax: number; net: number };

/**
 * An estimate of the net monthly pay in Brazil, without dependants, benefits and thirteenth salary.
 * CLT: INSS by bracket, then income tax after INSS or the simplified deduction, whichever is larger.
 * PJ: the tax of a small service company (Simples Nacional, annex III); accountant and pró-labore are not included.
 * Parts are computed in thousandths of a cent and the amount withheld is rounded down once, so that a higher gross never gives a
 * lower net; a payslip rounds each part and may differ by a cent.
 */
export function netPay(model: HiringModel, gross: number, month: CalendarMonth): NetPay {
  const whole = gross * 1_000;
  const insured = model === 'CLT' ? socialSecurityOf(gross, tableOf(SOCIAL_SECURITY_TABLES, month)) : 0;
  const taxed = model === 'CLT' ? incomeTaxOf(whole, insured, month) : companyTaxOf(whole, month);
  const withheld = Math.floor((insured + taxed) / 1_000);
  const socialSecurity = Math.floor(insured / 1_000);
  return { gross, socialSecurity, tax: withheld - socialSecurity, net: gross - withheld };
}

/** The highest gross whose net does not exceed the given one. */
export function grossPay(model: HiringModel, net: number, month: CalendarMonth): number {
  // Deductions are always less than half.
  let [low, above] = [net, net * 2 + 1];
  while (above - low > 1) {
    const middle = Math.floor((low + above) / 2);
    if (netPay(model, middle, month).net <= net) low = middle;
    else above = middle;
  }
  return low;
}

/** The month from which the newest of these tables applies. */
export function payTableMonth(model: HiringModel, month: CalendarMonth): CalendarMonth {
  if (model === 'PJ') return tableOf(COMPANY_TAX_TABLES, month).validFrom;
  const used = [tableOf(SOCIAL_SECURITY_TABLES, month).validFrom, tableOf(INCOME_TAX_TABLES, month).validFrom];
  return used.toSorted().at(-1)!;
}

/** From cents to thousandths of a cent. */
function socialSecurityOf(gross: number, { brackets }: SocialSecurityTable): number {
  return brackets.reduce((sum, { upTo, perMille }, at) => {
    const from = brackets[at - 1]?.upTo ?? 0;
    return sum + Math.max(0, Math.min(gross, upTo) - from) * perMille;
  }, 0);
}

function incomeTaxOf(whole: number, insured: number, month: CalendarMonth): number {
  const { brackets, simplifiedDeduction } = tableOf(INCOME_TAX_TABLES, month);
  return deductingTax(Math.max(0, whole - Math.max(insured, simplifiedDeduction * 1_000)), brackets);
}

function companyTaxOf(whole: number, month: CalendarMonth): number {
  return deductingTax(whole, tableOf(COMPANY_TAX_TABLES, month).brackets);
}

/** All in thousandths of a cent. */
function deductingTax(base: number, brackets: readonly DeductingBracket[]): number {
  const { perMille, less } = brackets.find(({ upTo }) => base <= upTo * 1_000)!;
  return Math.max(0, Math.round((base * perMille) / 1_000) - less * 1_000);
}
