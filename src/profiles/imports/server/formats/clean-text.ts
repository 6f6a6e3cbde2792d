import { visibleText } from '#platform/contract/visible-text.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

/** Sanitises foreign text: as people's own, with uniform line breaks. */
export function cleanText(text: string): string {
  return visibleText(text.replace(/\r\n?/g, '\n'));
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
