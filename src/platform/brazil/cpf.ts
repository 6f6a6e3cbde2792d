import { cpf } from 'cpf-cnpj-validator';

/** A person's tax number: eleven digits with two check digits, bare or punctuated. Repeated digits are refused. */
export function isCpf(text: string): boolean {
  // The library passes over whatever is no digit; something else than a CPF may be typed around one.
  return /^[\d.\-\s]+$/.test(text) && cpf.isValid(text);
}

/** The digits alone, as a CPF is kept. */
export function bareCpf(text: string): string {
  return cpf.strip(text);
}

/** A CPF as people write it: 529.982.247-25. */
export function formatCpf(text: string): string {
  return cpf.format(text);
}
