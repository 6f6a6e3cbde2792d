import { motivatorsQuiz } from '#quizzes/rules/motivators/motivators.ts';
import { QuizPage } from '../taking/quiz-page.tsx';
import type { QuizScreen } from '../taking/quiz-screen.ts';
import { MotivatorsBoard } from './motivators-board.tsx';
import { MotivatorsInstructions } from './motivators-instructions.tsx';

const screen: QuizScreen = {
  quiz: motivatorsQuiz,
  width: 'reading',
  instructions: <MotivatorsInstructions />,
  renderBoard: (props) => <MotivatorsBoard {...props} />,
};

export function MotivatorsPage() {
  return <QuizPage screen={screen} />;
}
