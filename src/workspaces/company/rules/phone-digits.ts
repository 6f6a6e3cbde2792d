import { PHONE_DIGITS } from '#workspaces/rules/company-limits.ts';

/** Country code and number as digits only, however they were typed or pasted. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** A phone number is optional; a partial one is invalid. */
export function isPhone(phone: { code: string; number: string }): boolean {
  const [code, number] = [phoneDigits(phone.code), phoneDigits(phone.number)];
  if (number === '') return true;
  return (
    code.length >= 1 &&
    code.length <= 3 &&
    number.length >= PHONE_DIGITS.minimum &&
    number.length <= PHONE_DIGITS.maximum
  );
}
