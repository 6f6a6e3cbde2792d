import type { Phone } from '#profiles/rules/profile.ts';

/** "+55 (11) 91234-5678" for numbers of Brazil, "+351 912345678" for others; '' for none. */
export function phoneText({ countryCode, phoneNumber }: Phone): string {
  const brazilian = /^(\d{2})(\d{4,5})(\d{4})$/.exec(phoneNumber);
  const isBrazilian = countryCode === '+55' || countryCode === '';
  const number = brazilian && isBrazilian ? `(${brazilian[1]}) ${brazilian[2]}-${brazilian[3]}` : phoneNumber;
  return phoneNumber === '' ? '' : [countryCode, number].filter(Boolean).join(' ');
}
