import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

// Control characters but tab and line feed, and the marks that turn the reading direction around.
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Foreign text made harmless as text: whole characters, no control characters, one kind of line break, trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replace(unprintable, '').normalize('NFC').trim();
}

/** A text field of a profile: clean, and cut to its limit with a warning. */
export function textField(text: string, field: string, limit: number, warnings: WarningList): string {
  const clean = cleanText(text);
  if (clean.length <= limit) return clean;
  warnings.add('textCut', { field, limit });
  // Half of a character at the edge goes too.
  return clean
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** A text field that has one line only. */
export function lineField(
  text: string,
  field: string,
  warnings: WarningList,
  limit: number = PROFILE_LIMITS.shortText,
): string {
  return textField(cleanText(text).replace(/\s+/g, ' '), field, limit, warnings);
}
