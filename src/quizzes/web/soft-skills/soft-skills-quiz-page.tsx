import { useMemo } from 'react';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { readSoftSkillAnswer } from '#quizzes/rules/soft-skills/soft-skill-worths.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';
import { QuizPage } from '../taking/quiz-page.tsx';
import type { QuizScreen } from '../taking/quiz-screen.ts';
import { SoftSkillsStep } from './soft-skills-step.tsx';

export function SoftSkillsQuizPage() {
  const { t } = useTranslation('quizzes/soft-skills');
  const screen = useMemo<QuizScreen>(
    () => ({
      quiz: softSkillsQuiz,
      instructions: (
        <ul>
          <li>{t('instructions.pick')}</li>
          <li>{t('instructions.honest')}</li>
          <li>{t('instructions.onward')}</li>
        </ul>
      ),
      question: (step) => softSkillItems[step]?.text[currentLanguage()] ?? '',
      renderStep: (props) => <SoftSkillsStep {...props} />,
      describeGap: () => t('gap'),
      shortcuts: [{ keys: ['1–5'], label: t('keys.scale') }],
      onKey: (event, { step, change }) => {
        const answer = readSoftSkillAnswer(step, Number(/^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]) - 1);
        if (answer === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
        change(answer);
        return true;
      },
    }),
    [t],
  );
  return <QuizPage screen={screen} />;
}
