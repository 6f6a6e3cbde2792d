/** Parses a typed or pasted month to `YYYY-MM`: 03/2023, 3-2023, 2023-03, 032023. */
export function parseMonth(text: string): string | null {
  const yearFirst = /^\s*(\d{4})\D?(\d{1,2})(?:\D.*)?$/.exec(text);
  const monthFirst = /^\s*(\d{1,2})\D?(\d{4})\s*$/.exec(text);
  const match = monthFirst ?? yearFirst;
  if (!match) return null;
  const month = Number(monthFirst ? match[1] : match[2]);
  const year = Number(monthFirst ? match[2] : match[1]);
  if (month < 1 || month > 12 || year < 1900 || year > 2200) return null;
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** `YYYY-MM` as `MM/YYYY`. */
export function monthText(month: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})$/.exec(month ?? '');
  return match ? `${match[2]}/${match[1]}` : '';
}

/** Inserts the slash while digits are typed. */
export function maskMonth(text: string): string {
  const parsed = text.length >= 6 ? parseMonth(text) : null;
  if (parsed) return monthText(parsed);
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
