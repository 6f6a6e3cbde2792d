import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { ApprovalPeople, ApprovalPerson } from './ports.ts';

/** Beyond these the page of the request shows all. */
export const PEOPLE_SHOWN = 20;

/** The people of a request in words: each with what they get, if anything, to which key, and what is withheld. */
export function describePeople({ people, count }: ApprovalPeople, language: Language) {
  return {
    people: people.slice(0, PEOPLE_SHOWN).map((person) => ({
      name: person.name || translate(language, 'second-approvals:people.gone'),
      text: person.money ? describeMoney(person.money, language) : '',
    })),
    peopleCount: count,
  };
}

function describeMoney(
  { cents, taxCents, currency, keyEnd }: NonNullable<ApprovalPerson['money']>,
  language: Language,
): string {
  const taxes = { amount: moneyInWords(taxCents, currency, language) };
  return [
    moneyInWords(cents, currency, language),
    keyEnd === '' ? translate(language, 'second-approvals:people.outside') : `Pix ${keyEnd}`,
    ...(taxCents > 0 ? [translate(language, 'second-approvals:people.taxes', taxes)] : []),
  ].join(' · ');
}
