import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/states/skeleton.tsx';
import { testsPath } from '#quizzes/paths.ts';
import { attemptQuery, testsQuery } from '../quiz-queries.ts';
import { QuizIntro } from './quiz-intro.tsx';
import type { AttemptToTake, QuizScreen } from './quiz-screen.ts';
import { QuizSteps } from './quiz-steps.tsx';

/** The page of a test: the intro, or the open attempt where it was left. */
export function QuizPage({ screen }: { screen: QuizScreen }) {
  const { t } = useTranslation('quizzes');
  const { key } = screen.quiz;
  const tests = useQuery(testsQuery);
  const open = useQuery(attemptQuery(key));
  const test = tests.data?.tests.find(({ quiz }) => quiz === key);
  const error = open.error ?? tests.error;
  const retry = () => void Promise.all([open.refetch(), tests.refetch()]);
  const read = open.data?.attempt;
  const [shown, setShown] = useState(read);
  // Steps in progress stay when a later read finds the attempt finished elsewhere; they show that themselves.
  if (read && !shown) setShown(read);
  return (
    <Page width={shown ? (screen.width ?? 'form') : 'form'} centered>
      <PageTitle
        title={t(`names.${key}`)}
        crumbs={[{ label: t('myTests'), to: testsPath }, { label: t(`names.${key}`) }]}
      />
      {shown ? (
        takingOf(screen, { attempt: shown, read: read ?? null })
      ) : open.data && test ? (
        <QuizIntro screen={screen} test={test} />
      ) : error ? (
        <LoadError error={error} onRetry={retry} retrying={open.isFetching || tests.isFetching} />
      ) : (
        <Loading>
          <Skeleton height={28} width={280} />
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Page>
  );
}

function takingOf(screen: QuizScreen, attempt: AttemptToTake) {
  return 'renderBoard' in screen ? screen.renderBoard(attempt) : <QuizSteps screen={screen} {...attempt} />;
}
