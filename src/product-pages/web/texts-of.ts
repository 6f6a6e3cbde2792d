import type { Translate } from '#platform/i18n/format-text.ts';

/** Title and text of several items, `<group>.<name>.title` and `<group>.<name>.text` of the catalogue. */
export function textsOf(t: Translate, group: string, names: readonly string[]) {
  return names.map((name) => ({ title: t(`${group}.${name}.title`), text: t(`${group}.${name}.text`) }));
}
