import { z } from 'zod';
import { visibleText } from '#platform/contract/visible-text.ts';
import { safeWebAddress, WEB_ADDRESS_LENGTH } from '#platform/contract/web-address.ts';
import { currencies } from '#platform/money/currencies.ts';

/** User text: trimmed, composed, and without what cannot be seen; a text of nothing else is empty. */
export function text(maximum: number, minimum = 0) {
  // Typed in parts, a letter with its accents is up to three characters.
  const written = z.string().max(maximum * 3);
  return written.transform(visibleText).pipe(z.string().min(minimum).max(maximum));
}

/** A text of one line, such as the subject of a mail, which is a header; not empty. */
export function singleLine(maximum: number) {
  return text(maximum, 1)
    .transform((value) => value.replace(/\s+/g, ' '))
    .pipe(z.string().min(1));
}

/** An optional text; empty means not given. */
export function optionalText(maximum: number) {
  return text(maximum)
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .optional()
    .transform((value) => value ?? null);
}

/** An address that people can follow, in its normal form. */
export const webAddress = text(WEB_ADDRESS_LENGTH, 1)
  .refine((written) => safeWebAddress(written) !== null)
  .transform((written) => safeWebAddress(written) ?? '');

/** The same, or nothing; `refusal` is the code of the error that answers others. */
export function webAddressOrEmpty(refusal: string) {
  return text(WEB_ADDRESS_LENGTH)
    .refine((written) => written === '' || safeWebAddress(written) !== null, { params: { code: refusal } })
    .transform((written) => safeWebAddress(written) ?? '');
}

/** A boolean query parameter: `?flag=true`. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A query parameter that may occur once or many times. */
export function oneOrMany<Item extends z.ZodType>(item: Item, maximum = 20) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(maximum),
  );
}

export const cursor = z.string().max(300);
/** Limited to the range of the database column. */
export const version = z.int32().min(1);
/** Of an answer; people and programs give an `instant`. */
export const moment = z.iso.datetime();

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
/**
 * A day that people give, in a query or a body. Dates that a calendar of PostgreSQL or the arithmetic of a week, month or year that begins with
 * them cannot hold are refused here; a field whose own rule is narrower adds it.
 */
export const calendarDate = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY)
  .meta({ formatMinimum: FIRST_DAY, formatMaximum: LAST_DAY });
/** A moment that people give, with any offset from UTC; within the same days, and read in UTC as all moments are. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((written) => new Date(written))
  .refine((read) => {
    const day = Number.isNaN(read.getTime()) ? '' : read.toISOString().slice(0, 10);
    return day >= FIRST_DAY && day <= LAST_DAY;
  })
  .transform((read) => read.toISOString())
  .meta({ formatMinimum: FIRST_DAY, formatMaximum: LAST_DAY });
export const done = z.object({ done: z.literal(true) });
export const cents = z.int().min(0).max(1_000_000_000_00);
export const currency = z.enum(currencies);
export const language = z.enum(['pt', 'en']);

/** A count in a list: exact up to 1,000, then "1,000+". */
export const boundedCount = z.object({ count: z.int(), more: z.boolean() });
