/** What a boleto says: who issued it, when it is due and how much it asks for. `freeField`: 25 digits of the issuer's own. */
export interface Boleto {
  /** Three digits. */
  bank: string;
  /** `YYYY-MM-DD` */
  dueOn: string;
  cents: number;
  freeField: string;
}

const REAL = '9';
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1997, 9, 7);
/** Four digits hold 9,999 days; since 2025-02-22 they count again from 1,000 (FEBRABAN). */
const LOWEST_FACTOR = 1000;
const FACTORS = 9000;
const MAXIMUM_CENTS = 9_999_999_999;

/** Days since 1997-10-07, as the four digits of a boleto. */
export function dueFactor(dueOn: string): string {
  const days = Math.round((Date.parse(`${dueOn}T00:00:00Z`) - FIRST_DAY) / DAY_MS);
  if (!(days >= LOWEST_FACTOR)) throw new RangeError(`Not a date that a boleto can be due on: ${dueOn}`);
  return String(((days - LOWEST_FACTOR) % FACTORS) + LOWEST_FACTOR);
}

/** The 44 digits of the barcode (interleaved 2 of 5), with their check digit. */
export function boletoBarcode({ bank, dueOn, cents, freeField }: Boleto): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField)) throw new RangeError('Not the digits of a boleto.');
  if (!Number.isInteger(cents) || cents <= 0 || cents > MAXIMUM_CENTS) throw new RangeError(`Not an amount: ${cents}`);
  const head = `${bank}${REAL}`;
  const tail = `${dueFactor(dueOn)}${String(cents).padStart(10, '0')}${freeField}`;
  return `${head}${barcodeDigit(head + tail)}${tail}`;
}

/** The 47 digits that people type, made from a barcode: three fields with a digit each, the barcode's digit, due factor and amount. */
export function typeableLine(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)];
  return fields.map((field) => field + fieldDigit(field)).join('') + barcode[4]! + barcode.slice(5, 19);
}

/** The barcode of a typed line, with or without punctuation. Throws a RangeError for other lines than those of 47 digits. */
export function barcodeOfLine(line: string): string {
  const digits = line.replace(/\D/g, '');
  if (digits.length !== 47) throw new RangeError('Not the line of a boleto.');
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  return digits.slice(0, 4) + digits.slice(32) + free;
}

/** `03399.63290 64000.000006 00125.201020 4 56140000017832` */
export function formatTypeableLine(line: string): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

const digitsFromRight = (digits: string) => digits.split('').toReversed();

/** Modulo 10: from the right every second digit counts twice, and digits of products are added. */
function fieldDigit(digits: string): number {
  const sum = digitsFromRight(digits).reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Modulo 11 with weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function barcodeDigit(digits: string): number {
  const sum = digitsFromRight(digits).reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const rest = 11 - (sum % 11);
  return rest >= 10 ? 1 : rest;
}
