import { type Tag, type TagKind, tagKinds } from '#projects/rules/terms.ts';

/** One line per item, as people write lists in vacancies. */
export function bulletList(...items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Tags named like the skills of the catalogue: `{ languages: 'Python; SQL' }`. */
export function tagsByKind(names: Partial<Record<TagKind, string>>): Tag[] {
  return tagKinds.flatMap((kind) => (names[kind]?.split('; ') ?? []).map((name) => ({ kind, name })));
}
