import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { quizPages } from '#quizzes/paths.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import type { AttemptState } from './attempt-state.ts';

interface StepNoticesProps {
  quiz: QuizKey;
  state: AttemptState;
  isResumed: boolean;
}

/** Notices about the attempt: one at a time, most important first. */
export function StepNotices({ quiz, state: { stopped, saving, isJoined }, isResumed }: StepNoticesProps) {
  const { t } = useTranslation('quizzes/taking');
  if (stopped === 'ended') {
    const toResult = (
      <ButtonLink size="sm" to={quizPages[quiz].result}>
        {t('seeResult')}
      </ButtonLink>
    );
    return (
      <Alert tone="info" title={t('ended')} live action={toResult}>
        {t('endedText')}
      </Alert>
    );
  }
  if (stopped === 'outdated') {
    const reload = (
      <Button size="sm" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    );
    return (
      <Alert tone="warning" title={t('outdated')} live action={reload}>
        {t('outdatedText')}
      </Alert>
    );
  }
  if (saving === 'kept') return <Alert title={t('offline')}>{t('keptText')}</Alert>;
  if (isJoined) {
    return (
      <Alert tone="info" title={t('joined')} live>
        {t('joinedText')}
      </Alert>
    );
  }
  return isResumed ? <Alert tone="neutral">{t('resumed')}</Alert> : null;
}
