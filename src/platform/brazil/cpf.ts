import { cpf } from 'cpf-cnpj-validator';

/** A person's tax number: eleven digits with two check digits, bare or punctuated. Repeated digits are refused. */
export function isCpf(text: string): boolean {
  // The library ignores whatever is not a digit, so the input may contain other text around a CPF.
  return /^[\d.\-\s]+$/.test(text) && cpf.isValid(text);
}

/** Only the digits, as a CPF is stored. */
export function bareCpf(text: string): string {
  return cpf.strip(text);
}

/** A CPF as people write it: 529.982.247-25. */
export function formatCpf(text: string): string {
  return cpf.format(text);
}
