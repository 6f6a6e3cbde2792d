import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { motivatorArt } from '#quizzes/content/motivator-art.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import type { MotivatorsResult, RankedCard } from '#quizzes/rules/motivators/motivators.ts';
import type { TestPart } from '#quizzes/server/documents/test-part.ts';
import { drawingSvg } from '#quizzes/server/documents/picture-colours.ts';

/** The ten cards in order, the first three with their drawing. */
export function motivatorsPart({ cards, topThree }: MotivatorsResult, language: Language): TestPart {
  const motivates = (card: RankedCard) =>
    translate(language, `quizzes/results:motivators.${card.motivates ? 'motivates' : 'demotivates'}`);
  const top = cards.slice(0, topThree.length).map((card) => ({
    stack: [
      { svg: drawingSvg(motivatorArt[card.card]), width: 36, alignment: 'center' as const },
      { text: `${card.rank}. ${motivatorCards[card.card].name[language]}`, bold: true, fontSize: 11 },
      { text: motivates(card), style: 'meta' },
    ],
    alignment: 'center' as const,
  }));
  const rest = cards.slice(topThree.length).map((card) => [
    { text: `${card.rank}.`, alignment: 'right' as const, style: 'second' },
    { text: motivatorCards[card.card].name[language], bold: true },
    { text: motivatorCards[card.card].description[language], style: 'second' },
    { text: motivates(card), style: 'meta', alignment: 'right' as const },
  ]);
  return {
    first: { columns: top, margin: [0, 4, 0, 12] },
    rest: {
      table: { widths: [20, 90, '*', 70], body: rest, dontBreakRows: true },
      layout: { defaultBorder: false },
    },
  };
}
