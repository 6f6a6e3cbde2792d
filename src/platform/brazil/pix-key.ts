import { bareCnpj, formatCnpj, isCnpj } from './cnpj.ts';
import { bareCpf, formatCpf, isCpf } from './cpf.ts';

export const PIX_KEY_KINDS = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export type PixKeyKind = (typeof PIX_KEY_KINDS)[number];
export type PixKeyProblem = 'cpfInvalid' | 'cnpjInvalid' | 'pixKeyInvalid';

const EMAIL_LENGTH = 77;

// The formats that the central bank's key directory (DICT) accepts.
const email = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Area code, then a mobile number of nine digits or a landline of eight. */
const nationalPhone = /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/;

const keyReaders: Record<PixKeyKind, (text: string) => string | null> = {
  cpf: (text) => (isCpf(text) ? bareCpf(text) : null),
  cnpj: (text) => (isCnpj(text) ? bareCnpj(text) : null),
  email: (text) => matching(email, text.length > EMAIL_LENGTH ? '' : text.toLowerCase()),
  phone: readPhone,
  random: (text) => matching(uuid, text.toLowerCase()),
};

/** Normalises typed input to the key that the PIX directory stores; null when it is not a key of this kind. */
export function readPixKey(kind: PixKeyKind, text: string): string | null {
  return keyReaders[kind](text.trim());
}

/** The problem of a key, by its kind; null when it is valid. */
export function pixKeyProblem(kind: PixKeyKind, text: string): PixKeyProblem | null {
  if (readPixKey(kind, text) !== null) return null;
  return kind === 'cpf' ? 'cpfInvalid' : kind === 'cnpj' ? 'cnpjInvalid' : 'pixKeyInvalid';
}

/** A key as people write it. Parsing the result gives the same key. */
export function formatPixKey(kind: PixKeyKind, key: string): string {
  if (kind === 'cpf') return formatCpf(key);
  if (kind === 'cnpj') return formatCnpj(key);
  return kind === 'phone' ? key.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '+55 $1 $2-$3') : key;
}

function readPhone(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  // 55 is an area code too: without a plus, the number of digits shows whether the country code is included.
  const hasCountry = text.startsWith('+') || digits.length > 11;
  if (hasCountry && !digits.startsWith('55')) return null;
  const national = matching(nationalPhone, hasCountry ? digits.slice(2) : digits);
  return national && `+55${national}`;
}

function matching(pattern: RegExp, text: string): string | null {
  return pattern.test(text) ? text : null;
}
