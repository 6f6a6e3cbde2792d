/**
 * Parses a typed or pasted amount to cents: "R$ 1.234,56", "1,234.56", "1234", "12,5".
 * The last separator is the decimal one when at most two digits follow it; otherwise it groups thousands.
 */
export function parseCents(text: string): number | null {
  const plain = text.replace(/[^\d.,]/g, '');
  if (!/\d/.test(plain)) return null;
  const match = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(plain);
  const whole = (match?.[1] ?? '').replace(/\D/g, '');
  const fraction = (match?.[2] ?? '').padEnd(2, '0');
  const cents = Number(`${whole || '0'}${fraction}`);
  return Number.isSafeInteger(cents) ? cents : null;
}
