import { cnpj } from 'cpf-cnpj-validator';

/** A company's tax number: twelve digits or, since July 2026, letters, and two check digits; bare or punctuated. */
export function isCnpj(text: string): boolean {
  // The library ignores whatever is neither digit nor letter, so the input may contain other text around a CNPJ.
  return /^[\dA-Za-z./\-\s]+$/.test(text) && cnpj.isValid(text);
}

/** Only digits and capital letters, as a CNPJ is stored. */
export function bareCnpj(text: string): string {
  return cnpj.strip(text);
}

/** A CNPJ as people write it: 12.ABC.345/01DE-35. */
export function formatCnpj(text: string): string {
  return cnpj.format(text);
}
