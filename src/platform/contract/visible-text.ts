/**
 * What is not seen, or turns the letters around it: controls other than line breaks and tabs, zero-width and filling letters, direction marks,
 * blank Braille. The first group stays: joiners and variation selectors that belong to an emoji, a flag, a Chinese character or a script whose
 * letters they join.
 */
const unseen =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}\p{Unified_Ideograph}])\p{Variation_Selector}|(?<=[\p{M}\p{Script=Arabic}])[\u200C\u200D](?=\p{L}))|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFB\u2800]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * The one form of what people write: composed (NFC), so that it compares and is found however a keyboard made it, and without letters that cannot be
 * seen, which hide behind names and come along with pasted texts. A lone surrogate, which the database refuses in JSON, becomes U+FFFD.
 */
export function visibleText(written: string): string {
  let seen = written.toWellFormed();
  // A joiner that stays beside a letter that goes has lost what it joins.
  for (let before = ''; before !== seen;) {
    before = seen;
    seen = seen.replace(unseen, '$1');
  }
  return seen.normalize('NFC').trim();
}
