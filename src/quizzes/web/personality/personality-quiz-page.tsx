import { useMemo } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { personalityQuiz } from '#quizzes/rules/personality/personality.ts';
import { QuizPage } from '../taking/quiz-page.tsx';
import type { QuizScreen } from '../taking/quiz-screen.ts';
import { markPhrase, readPersonalityDraft } from './personality-draft.ts';
import { PersonalityStep } from './personality-step.tsx';

export function PersonalityQuizPage() {
  const { t } = useTranslation('quizzes/personality');
  const screen = useMemo<QuizScreen>(
    () => ({
      quiz: personalityQuiz,
      instructions: (
        <ul>
          <li>{t('instructions.pick')}</li>
          <li>{t('instructions.first')}</li>
          <li>{t('instructions.hard')}</li>
        </ul>
      ),
      question: () => t('question'),
      renderStep: (props) => <PersonalityStep {...props} />,
      describeGap: ({ step, answer }) => {
        const { most, least } = readPersonalityDraft(step, answer);
        if (most) return t('gap.least');
        return least ? t('gap.most') : t('gap.both');
      },
      shortcuts: [
        { keys: ['1–4'], label: t('keys.most') },
        { keys: ['Shift', '1–4'], label: t('keys.least') },
      ],
      onKey: (event, { step, answer, change }) => {
        // Uses the key's physical position: with Shift, digits produce other characters on every keyboard.
        const phrase = personalitySteps[step]?.[Number(/^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1]) - 1];
        if (!phrase || event.altKey || event.ctrlKey || event.metaKey) return false;
        change(markPhrase(readPersonalityDraft(step, answer), event.shiftKey ? 'least' : 'most', phrase.trait));
        return true;
      },
    }),
    [t],
  );
  return <QuizPage screen={screen} />;
}
