import {
  type Recommendation,
  recommendations,
  SCALE_MAXIMUM,
  type ScorecardAnswers,
  type ScorecardQuestion,
} from './scorecard.ts';

interface Card {
  questions: readonly ScorecardQuestion[];
  answers: ScorecardAnswers;
  recommendation: Recommendation;
}

export interface QuestionSummary {
  id: string;
  kind: 'scale' | 'yesNo';
  text: string;
  /** The number of people per answer: 1 to 5 for a scale, no and yes for a yes-or-no question. */
  counts: number[];
  /** The mean of a scale to one decimal; null for yes-or-no questions. */
  mean: number | null;
}

export interface ScorecardSummary {
  /** The number of people per recommendation, in order: strong no first. */
  recommendations: number[];
  questions: QuestionSummary[];
}

/** A summary of all scorecards and their spread. A reworded question counts as another one. */
export function summariseScorecards(cards: readonly Card[]): ScorecardSummary {
  const found = new Map<string, QuestionSummary>();
  for (const { questions, answers } of cards) {
    for (const { id, kind, text } of questions) {
      const place = placeOf(answers[id]);
      if (kind === 'text' || place === null) continue;
      const key = JSON.stringify([id, kind, text]);
      const counts = found.get(key)?.counts ?? Array.from({ length: kind === 'scale' ? SCALE_MAXIMUM : 2 }, () => 0);
      found.set(key, {
        id,
        kind,
        text,
        mean: null,
        counts: counts.map((count, index) => (index === place ? count + 1 : count)),
      });
    }
  }
  return {
    recommendations: recommendations.map((one) => cards.filter(({ recommendation }) => recommendation === one).length),
    questions: [...found.values()].map((question) => ({
      ...question,
      mean: question.kind === 'scale' ? meanOf(question.counts) : null,
    })),
  };
}

function placeOf(answer: number | boolean | string | undefined): number | null {
  if (typeof answer === 'number') return answer - 1;
  return typeof answer === 'boolean' ? Number(answer) : null;
}

function meanOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
  return Math.round((sum / total) * 10) / 10;
}
