import { v5 } from 'uuid';
import { foldText } from '#taxonomy/rules/fold-text.ts';

/** Must never change: every database contains ids derived from it. */
const namespace = '6f0c1f6e-58a1-4b57-9d0a-4f0f3b8f2c11';

export function ownProfessionId(slug: string): string {
  return v5(`profession:${slug}`, namespace);
}

export function importedProfessionId(externalId: string): string {
  return v5(`imported-profession:${externalId}`, namespace);
}

export function skillKey(name: string): string {
  return foldText(name);
}

export function skillId(name: string): string {
  return v5(`skill:${skillKey(name)}`, namespace);
}
