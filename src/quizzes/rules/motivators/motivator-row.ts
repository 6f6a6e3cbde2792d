import {
  type DealtCard,
  type MotivatorKey,
  motivatorKeys,
  type MotivatorsStep,
} from '#quizzes/rules/motivators/motivators.ts';

/** Moves a card within the row; a target beyond an end is that end. */
export function moveInRow(row: MotivatorsStep, from: number, to: number): MotivatorsStep {
  const card = row[from];
  if (!card) return row;
  const others = row.filter((_, place) => place !== from);
  const place = Math.min(others.length, Math.max(0, to));
  return place === from ? row : others.toSpliced(place, 0, card);
}

/** Deals a card from the deck into the row. */
export function dealInto(row: MotivatorsStep, dealt: DealtCard, place = row.length): MotivatorsStep {
  return row.some(({ card }) => card === dealt.card) ? row : row.toSpliced(place, 0, dealt);
}

export function setMotivates(row: MotivatorsStep, card: MotivatorKey, motivates: boolean): MotivatorsStep {
  return row.map((dealt) => (dealt.card === card ? { card, motivates } : dealt));
}

/** The row after the latest deal: the answer of the last answered step. */
export function latestRow(answers: Readonly<Record<string, unknown>>): MotivatorsStep {
  for (let step = motivatorKeys.length - 1; step >= 0; step -= 1) {
    const row = answers[step];
    if (Array.isArray(row)) return row as MotivatorsStep;
  }
  return [];
}

/**
 * The cards not in the row, in an order derived from the seed (FNV-1a over seed and card): the same whenever the test is reopened,
 * and another one for the next person.
 */
export function deckOf(seed: string, row: MotivatorsStep): MotivatorKey[] {
  const weights = new Map(motivatorKeys.map((card) => [card, hashText(`${seed}:${card}`)]));
  return motivatorKeys
    .filter((card) => row.every((dealt) => dealt.card !== card))
    .toSorted((one, other) => weights.get(one)! - weights.get(other)!);
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  // Without this mixing the last letters would hardly affect the upper bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
