import { type Tag, type TagKind, tagKinds } from '#projects/rules/terms.ts';

/** One line per item, as people write lists in a vacancy. */
export function bulletList(...items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Tags written like the catalogue writes skills: `{ languages: 'Python; SQL' }`. */
export function tagsByKind(names: Partial<Record<TagKind, string>>): Tag[] {
  return tagKinds.flatMap((kind) => (names[kind]?.split('; ') ?? []).map((name) => ({ kind, name })));
}
