import { useQuery } from '@tanstack/react-query';
import { sharedResultPages } from '#quizzes/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { SharedFrame } from '#ui/shell/shared-frame.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { dayText } from '../retake-text.ts';
import { sharedQuery } from './result-queries.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import styles from './results.module.css';

/** A result for the holder of its link: pictures and texts, and of the person only the name. */
export function SharedResultPage({ quiz }: { quiz: QuizKey }) {
  return (
    <SharedFrame>
      <SharedResult quiz={quiz} />
    </SharedFrame>
  );
}

function SharedResult({ quiz }: { quiz: QuizKey }) {
  const { t } = useTranslation('quizzes/results');
  const { t: words } = useTranslation('quizzes');
  const { userId = '' } = sharedResultPages[quiz].useParams();
  const { token } = sharedResultPages[quiz].useSearch();
  const shared = useQuery(sharedQuery(quiz, userId, token ?? ''));
  const isGone = isApiError(shared.error) && shared.error.status < 500 && shared.error.status !== 429;
  if (isGone) return <Gone />;
  if (shared.isError) {
    return (
      <LoadError error={shared.error} onRetry={() => void shared.refetch()} retrying={shared.isFetching} level={1} />
    );
  }
  if (!shared.data) {
    return (
      <Page centered>
        <ResultSkeleton />
      </Page>
    );
  }
  const { name, finishedAt, quizVersion } = shared.data;
  return (
    <Page centered>
      <PageTitle
        title={t('shared.title', { name, test: words(`names.${quiz}`) })}
        purpose={t('shared.purpose', { date: dayText(finishedAt, currentLocale()) })}
      />
      <ResultView finished={shared.data} own={false} />
      <div className={styles.foot}>
        <div className={styles.about}>
          <p>{t('version', { version: quizVersion })}</p>
          <ButtonLink to="/signup" variant="quiet" size="sm">
            {t('shared.takeToo')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function Gone() {
  const { t } = useTranslation('quizzes/results');
  return (
    <MessagePage
      illustration="gap"
      title={t('shared.goneTitle')}
      description={t('shared.goneText')}
      actions={
        <ButtonLink to="/" variant="primary">
          {t('shared.home')}
        </ButtonLink>
      }
    />
  );
}
