import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { motivatorsResultPage } from '#quizzes/web/addresses.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconShare2 } from '#ui/icons/icons.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { NotFoundBody } from '#ui/states/page-bodies.tsx';
import { quizPages, resumesPath, testsPath } from '#quizzes/paths.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { canRetake, dayText } from '../retake-text.ts';
import { Maths } from './kinds/maths.tsx';
import { jointQuery, type OwnFinished, type OwnResult, resultQuery } from './result-queries.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import styles from './results.module.css';
import { ShareCard } from './share-card.tsx';
import { ConsistencyHint } from './kinds/soft-skills-maths.tsx';

/** The specification allows an id in this address, but people only see their own result. */
export function OwnMotivatorsPage() {
  const { userId } = motivatorsResultPage.useParams();
  const joint = useQuery({ ...jointQuery(userId), enabled: userId !== undefined });
  return joint.isError || joint.data?.own === false ? <NotFoundBody /> : <OwnResultPage quiz="motivators" />;
}

/** A member's own result of one test: pictures, texts, calculation and sharing. */
export function OwnResultPage({ quiz }: { quiz: QuizKey }) {
  const { t } = useTranslation('quizzes/results');
  const { t: words } = useTranslation('quizzes');
  const own = useQuery(resultQuery(quiz));
  const title = t(`titles.${quiz}`);
  const crumbs = [{ label: words('myTests'), to: testsPath }, { label: words(`names.${quiz}`) }];
  if (own.data?.finished) return <Found title={title} crumbs={crumbs} own={own.data} finished={own.data.finished} />;
  return (
    <Page>
      <PageTitle title={title} crumbs={crumbs} />
      {own.isPending && <ResultSkeleton />}
      {own.isError && (
        <LoadError error={own.error} onRetry={() => void own.refetch()} retrying={own.isFetching} framed />
      )}
      {own.data && (
        <EmptyState
          framed
          illustration="documents"
          title={t('empty.title')}
          description={t('empty.text', { count: quizzes[quiz].minutes })}
          actions={
            <ButtonLink to={quizPages[quiz].take} variant="primary">
              {t('empty.take')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

interface FoundProps {
  title: string;
  crumbs: { label: string; to?: string }[];
  own: OwnResult;
  finished: OwnFinished;
}

function Found({ title, crumbs, own, finished }: FoundProps) {
  const { t } = useTranslation('quizzes/results');
  const { quiz, finishedAt } = finished;
  return (
    <Page>
      <PageTitle
        title={title}
        crumbs={crumbs}
        purpose={t('purpose', { date: dayText(finishedAt, currentLocale()) })}
        actions={
          <>
            <ButtonLink to={resumesPath()}>{t('together')}</ButtonLink>
            <ButtonLink
              to={`${quizPages[quiz].result}#share`}
              variant="primary"
              icon={<IconShare2 size={16} aria-hidden="true" />}
            >
              {t(own.share ? 'share.isShared' : 'share.action')}
            </ButtonLink>
          </>
        }
      />
      <ResultView finished={finished} own />
      <div className={styles.foot}>
        {quiz === 'softSkills' && <ConsistencyHint finished={finished} />}
        <Maths finished={finished} />
        <div id="share">
          <ShareCard quiz={quiz} share={own.share} />
        </div>
        <About finished={finished} />
      </div>
    </Page>
  );
}

/** The version of the scoring, and when the test may be retaken. */
function About({ finished: { quiz, quizVersion, retakeAllowedAt } }: { finished: OwnFinished }): ReactNode {
  const { t } = useTranslation('quizzes/results');
  return (
    <div className={styles.about}>
      <p>{t('version', { version: quizVersion })}</p>
      {canRetake({ retakeAllowedAt }) ? (
        <ButtonLink to={quizPages[quiz].take} variant="quiet" size="sm">
          {t('again')}
        </ButtonLink>
      ) : (
        <p>{t('againFrom', { date: dayText(retakeAllowedAt, currentLocale()) })}</p>
      )}
    </div>
  );
}
