import anyAscii from 'any-ascii';

/** A CNAB 240 file is lines of 240 characters, ended by CR and LF. */
export const RECORD_LENGTH = 240;
export const LINE_END = '\r\n';

/** A field: its first position (counted from 1, as the layout does), its length, and a number (zeros before it) or a text (spaces after it). */
export type Field = readonly [position: number, length: number, value: number | string];

/**
 * One record: fields at their positions, spaces between them. What is no plain letter, digit or sign is dropped, and a text that is too long is
 * cut; a number that is too long is an error, because a cut amount is another amount.
 */
export function writeRecord(fields: readonly Field[]): string {
  const characters = Array.from<string>({ length: RECORD_LENGTH }).fill(' ');
  for (const [position, length, value] of fields) {
    const text =
      typeof value === 'number'
        ? padNumber(value, length)
        : value
            .replace(/[^\u0020-\u007E]/g, '')
            .slice(0, length)
            .padEnd(length);
    characters.splice(position - 1, length, ...text.split(''));
  }
  return characters.join('');
}

function padNumber(value: number, length: number): string {
  const digits = String(value);
  if (!/^\d+$/.test(digits) || digits.length > length)
    throw new RangeError(`${value} does not fit in ${length} digits`);
  return digits.padStart(length, '0');
}

/** A number of a person, branch or account with zeros before it; a CNPJ may have letters. */
export function padIdentifier(text: string, length: number): string {
  return bareIdentifier(text).padStart(length, '0').slice(-length);
}

export function bareIdentifier(text: string): string {
  return text.toUpperCase().replace(/[^\dA-Z]/g, '');
}

export function readField(record: string, position: number, length: number): string {
  return record.slice(position - 1, position - 1 + length).trim();
}

/** A name in the plain capital letters that banks read. Letters of other scripts become those that sound like them; pictures are left out. */
export function bankName(name: string): string {
  return anyAscii(name.replace(/\p{Extended_Pictographic}/gu, ''))
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();
}
