import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

// Control characters except tab and line feed, and bidirectional marks.
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Sanitises foreign text: no lone surrogates, no control characters, uniform line breaks, trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replace(unprintable, '').normalize('NFC').trim();
}

/** A text field of a profile: sanitised, and truncated to its limit with a warning. */
export function textField(text: string, field: string, limit: number, warnings: WarningList): string {
  const clean = cleanText(text);
  if (clean.length <= limit) return clean;
  warnings.add('textCut', { field, limit });
  // A surrogate cut in half at the end is removed too.
  return clean
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** A single-line text field. */
export function lineField(
  text: string,
  field: string,
  warnings: WarningList,
  limit: number = PROFILE_LIMITS.shortText,
): string {
  return textField(cleanText(text).replace(/\s+/g, ' '), field, limit, warnings);
}
