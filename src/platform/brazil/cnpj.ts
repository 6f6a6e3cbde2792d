import { cnpj } from 'cpf-cnpj-validator';

/** A company's tax number: twelve digits or, since July 2026, letters, and two check digits; bare or punctuated. */
export function isCnpj(text: string): boolean {
  // The library passes over whatever is neither digit nor letter; something else than a CNPJ may be typed around one.
  return /^[\dA-Za-z./\-\s]+$/.test(text) && cnpj.isValid(text);
}

/** Digits and capital letters alone, as a CNPJ is kept. */
export function bareCnpj(text: string): string {
  return cnpj.strip(text);
}

/** A CNPJ as people write it: 12.ABC.345/01DE-35. */
export function formatCnpj(text: string): string {
  return cnpj.format(text);
}
