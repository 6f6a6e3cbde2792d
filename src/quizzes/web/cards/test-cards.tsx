import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/states/skeleton.tsx';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { startedTestsQuery } from '../quiz-queries.ts';
import styles from './cards.module.css';
import { TestCard } from './test-card.tsx';
import { nextTest } from './test-step.ts';

interface TestCardsProps {
  level: 2 | 3;
  /** Whether the page has a filled button of its own. */
  quiet?: boolean;
}

/** The four tests side by side. */
export function TestCards({ level, quiet = false }: TestCardsProps) {
  const { data, error, refetch, isFetching } = useQuery(startedTestsQuery);
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />;
  if (!data) {
    return (
      <Loading>
        <div className={styles.cards}>
          {quizKeys.map((quiz) => (
            <div key={quiz} className={styles.card}>
              <Skeleton width={160} height={20} />
              <SkeletonText lines={2} />
              <Skeleton width={96} height={36} />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  const next = quiet ? null : nextTest(data.tests);
  return (
    <div className={styles.cards}>
      {data.tests.map((test) => (
        <TestCard key={test.quiz} test={test} isNext={test === next} level={level} />
      ))}
    </div>
  );
}
