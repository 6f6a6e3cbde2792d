import { MAXIMUM_TAG_LENGTH } from '#projects/rules/terms.ts';
import type { PositionFacts } from './position-draft.ts';
import type { Problem } from './position-problems.ts';
import { fieldNames, fieldOf } from './vacancy-fields.ts';

/**
 * Texts of an edit that are longer than their limit. Texts that were too long before may stay, so that the rest of such a vacancy can be
 * edited.
 */
export function lengthProblems(said: Partial<PositionFacts>, before: PositionFacts): Problem[] {
  const tooLong = fieldNames.filter((name) => {
    const [field, words] = [fieldOf(name), said[name]];
    if (field.kind !== 'words' && field.kind !== 'text') return false;
    return typeof words === 'string' && words.length > field.most && words !== before[name];
  });
  const present = new Set(before.tags.map(({ name }) => name));
  const hasLongTag = said.tags?.some(({ name }) => name.length > MAXIMUM_TAG_LENGTH && !present.has(name));
  return [...tooLong, ...(hasLongTag ? ['tags'] : [])].map((path) => ({ path, code: 'platform.fieldTooLong' }));
}
