import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card, Section } from '#ui/page/card.tsx';
import { quizPages, testsPath } from '#quizzes/paths.ts';
import { startedTestsQuery } from '../quiz-queries.ts';
import styles from './cards.module.css';
import { TestCards } from './test-cards.tsx';
import { nextTest } from './test-step.ts';

/** The four tests, on the own profile. */
export function ProfileTests() {
  const { t } = useTranslation('quizzes/cards');
  const { t: words } = useTranslation('quizzes');
  return (
    <Section title={words('myTests')} action={<PageLink to={testsPath}>{t('all')}</PageLink>}>
      <TestCards level={3} quiet />
    </Section>
  );
}

/** The most valuable test to do next, on a nearly complete profile. */
export function NextTest({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useTranslation('quizzes/cards');
  const { t: words } = useTranslation('quizzes');
  const { data } = useQuery(startedTestsQuery);
  const next = data && nextTest(data.tests);
  if (!next) return otherwise;
  const { quiz, state, minutes } = next;
  const isBegun = state === 'inProgress';
  return (
    <Card tone="accent" title={t(isBegun ? 'next.resume' : 'next.start', { name: words(`names.${quiz}`) })}>
      <div className={styles.next}>
        <p className="sub">{t('next.why', { count: minutes })}</p>
        <ButtonLink variant="primary" size="bar" to={quizPages[quiz].take}>
          {t(isBegun ? 'resume' : 'start')}
        </ButtonLink>
      </div>
    </Card>
  );
}
