import { QuizPage } from '../taking/quiz-page.tsx';
import { cultureScreen } from './culture-screen.tsx';

export function CulturePage() {
  return <QuizPage screen={cultureScreen} />;
}
