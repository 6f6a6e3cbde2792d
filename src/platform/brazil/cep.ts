/** A Brazilian postal code: eight digits, bare or as 01310-100. */
export function isCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}

/** Only the digits, as a CEP is stored. */
export function bareCep(text: string): string {
  return text.replace(/\D/g, '');
}

/** A CEP as people write it: 01310-100. */
export function formatCep(text: string): string {
  return text.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}
