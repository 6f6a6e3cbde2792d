import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { quizPages, testsPath } from '#quizzes/paths.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { testsQuery } from './quiz-queries.ts';

/** Thanks for a finished test, with links to the result and the next test. */
export function CompletedPage({ quiz }: { quiz: QuizKey }) {
  const { t } = useTranslation('quizzes/taking');
  const { t: words } = useTranslation('quizzes');
  const { data } = useQuery(testsQuery);
  const open = data?.tests.filter((test) => test.finishedAt === null && test.quiz !== quiz) ?? [];
  const next = open[0];
  const name = words(`names.${quiz}`);
  return (
    <Page>
      <PageTitle title={t('completed.title')} crumbs={[{ label: words('myTests'), to: testsPath }, { label: name }]} />
      <EmptyState
        illustration="arrival"
        title={t('completed.heading', { name })}
        description={data && (open.length > 0 ? t('completed.open', { count: open.length }) : t('completed.all'))}
        actions={
          <>
            <ButtonLink variant="primary" to={quizPages[quiz].result}>
              {t('seeResult')}
            </ButtonLink>
            {next ? (
              <ButtonLink to={quizPages[next.quiz].take}>
                {t('completed.next', { name: words(`names.${next.quiz}`), count: next.minutes })}
              </ButtonLink>
            ) : (
              <ButtonLink to={testsPath}>{words('myTests')}</ButtonLink>
            )}
          </>
        }
      />
    </Page>
  );
}
