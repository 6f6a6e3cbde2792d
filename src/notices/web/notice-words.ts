import type { Notice } from '#notices/contract.ts';
import type { Translate } from '#platform/i18n/format-text.ts';
import { personName } from '#ui/marks/person-name.ts';

/** What happened, in the sentence of its room, which the build puts into this room's catalogue. */
export function sentenceIn({ name, part, stage }: Pick<Notice, 'name' | 'part' | 'stage'>, t: Translate): string {
  if (stage !== null && part === 'activity') return t('movedTo', { stage: t(`pipeline/candidates:stage.${stage}`) });
  const sentence = part === 'activity' ? `did.${name}` : `told.${name}`;
  return t(sentence);
}

/** Whom or what it is about. */
export function subjectOf({ person, about }: Notice): string {
  return [person !== null && personName(person), about].filter(Boolean).join(' · ');
}
