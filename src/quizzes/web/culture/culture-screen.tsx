import { translate } from '#ui/i18n.ts';
import { cultureQuestions } from '#quizzes/content/culture-statements.ts';
import { readFields, remainingOf } from '#quizzes/rules/culture/culture-points.ts';
import { cultureQuestionKeys, cultureQuiz } from '#quizzes/rules/culture/culture.ts';
import type { QuizScreen } from '../taking/quiz-screen.ts';
import { contentText } from '../use-bilingual.ts';
import { CultureInstructions } from './culture-instructions.tsx';
import { CultureStep } from './culture-step.tsx';

/** Organisational culture in one pass: what the professional wants. */
export const cultureScreen: QuizScreen = {
  quiz: cultureQuiz,
  instructions: <CultureInstructions />,
  question: (step) => contentText(cultureQuestions[cultureQuestionKeys[step]!].prompt),
  renderStep: (props) => <CultureStep {...props} />,
  describeGap: ({ answer }) => {
    const rest = remainingOf(readFields(answer));
    const key = rest > 0 ? 'gap.some' : 'gap.over';
    return translate(key, { count: Math.abs(rest) }, 'quizzes/culture');
  },
};
