import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { CultureMaths } from './culture-maths.tsx';
import { PersonalityMaths } from './personality-maths.tsx';
import type { OwnFinished } from '../result-queries.ts';
import styles from '../results.module.css';
import { SoftSkillsMaths } from './soft-skills-maths.tsx';

const parts: Record<QuizKey, ((props: { finished: OwnFinished }) => ReactNode) | null> = {
  personality: PersonalityMaths,
  culture: CultureMaths,
  motivators: null,
  softSkills: SoftSkillsMaths,
};

/** How the figures were computed, on request: the answers and the formula, so that anybody can check them. */
export function Maths({ finished }: { finished: OwnFinished }) {
  const { t } = useTranslation('quizzes/results');
  const Part = parts[finished.quiz];
  return (
    <Card>
      <details className={styles.maths}>
        <summary>{t('maths.title')}</summary>
        <p>{t(`maths.${finished.quiz}`)}</p>
        {Part && <Part finished={finished} />}
      </details>
    </Card>
  );
}
