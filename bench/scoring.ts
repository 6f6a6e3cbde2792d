import { believableAnswers } from '#quizzes/believable/believable-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import { type SavedAnswers, toSavedAnswers, scoreAnswers } from '#quizzes/rules/saved-answers.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';

const people = 200;
const rounds = 7;
const resultsPerRound = 100_000;

/** Results of finished tests per second of CPU time of one process, for each test and for all four in turn. */
export async function measureScoring(): Promise<Figure[]> {
  const sets = quizKeys.map((quiz) => ({
    quiz,
    answers: Array.from({ length: people }, (_, person) => toSavedAnswers(believableAnswers(quiz, person))),
  }));
  return [...sets.map((set) => perSecond(set.quiz, [set])), perSecond('all four in turn', sets)];
}

type AnswerSet = { quiz: (typeof quizKeys)[number]; answers: SavedAnswers[] };

function perSecond(name: string, sets: readonly AnswerSet[]): Figure {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    for (let index = 0; index < resultsPerRound; index++) {
      const { quiz, answers } = sets[index % sets.length]!;
      if (!scoreAnswers(quizzes[quiz], answers[index % people]!)) throw new Error(`No result of ${quiz}`);
    }
    const { user, system } = process.cpuUsage(start);
    rates.push((resultsPerRound / (user + system)) * 1_000_000);
  }
  const from = `median of ${rounds} rounds of ${resultsPerRound}`;
  return figure(`scoring: ${name}, results per second`, median(rates), { atLeast: 100_000, from, digits: 0 });
}
