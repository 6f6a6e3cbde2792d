import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { Phone } from '#profiles/rules/profile.ts';

const SHORTEST = 6;
// Calling codes of two digits; 1 and 7 have one, all others three.
const twoDigitCodes = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);

/** Parses a typed telephone number; sets the country code only when written with a plus. Null when it is not plausible. */
export function loosePhone(text: string): Phone | null {
  const international = /^\s*(\+|00)/.test(text);
  const written = text.replace(/\D/g, '');
  const digits = international ? written.replace(/^00/, '') : written;
  if (!/^[\d\s+().\-/]*$/.test(text) || /^0*$/.test(digits)) return null;
  const code = international ? callingCode(digits) : '';
  const phoneNumber = digits.slice(code.length);
  if (code.startsWith('0') || phoneNumber.length < SHORTEST || phoneNumber.length > PROFILE_LIMITS.phoneDigits)
    return null;
  return { countryCode: code && `+${code}`, phoneNumber };
}

function callingCode(digits: string): string {
  if (/^[17]/.test(digits)) return digits.slice(0, 1);
  return digits.slice(0, twoDigitCodes.has(digits.slice(0, 2)) ? 2 : 3);
}
