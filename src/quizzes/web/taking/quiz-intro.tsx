import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconClock, IconDeviceFloppy, IconHeartHandshake, IconListNumbers } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { quizPages } from '#quizzes/paths.ts';
import { api, type TestOverview } from '../api.ts';
import { attemptQuery } from '../quiz-queries.ts';
import { canRetake, dayText } from '../retake-text.ts';
import type { QuizScreen } from './quiz-screen.ts';
import styles from './taking.module.css';

/** The purpose of the test, its duration and what to expect, before its first step. */
export function QuizIntro({ screen, test }: { screen: QuizScreen; test: TestOverview }) {
  const { t } = useTranslation('quizzes/taking');
  const { t: words } = useTranslation('quizzes');
  const queryClient = useQueryClient();
  const { key, minutes, stepCount } = screen.quiz;
  const start = useMutation({
    mutationFn: () => api('POST /tests/{quiz}/start', { params: { quiz: key } }),
    onSuccess: (attempt) => queryClient.setQueryData(attemptQuery(key).queryKey, { attempt }),
  });
  const { finishedAt, retakeAllowedAt } = test;
  const mayStart = canRetake(test);
  const facts = [
    { icon: IconClock, text: t('intro.minutes', { count: minutes }) },
    { icon: IconListNumbers, text: t(`intro.steps.${key}`, { count: stepCount }) },
    { icon: IconDeviceFloppy, text: t('intro.resume') },
    { icon: IconHeartHandshake, text: t('intro.behaviour') },
  ];
  return (
    <Stack>
      {finishedAt && (
        <Alert
          tone="info"
          title={t('intro.taken', { date: dayText(finishedAt, currentLocale()) })}
          action={
            <ButtonLink size="sm" to={quizPages[key].result}>
              {t('seeResult')}
            </ButtonLink>
          }
        >
          {mayStart
            ? t('intro.retakeNow')
            : t('intro.retakeFrom', { date: dayText(retakeAllowedAt ?? finishedAt, currentLocale()) })}
        </Alert>
      )}
      <Card>
        <div className={styles.intro}>
          <p className={styles.lead}>{words(`leads.${key}`)}</p>
          <ul className={styles.facts}>
            {facts.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={18} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <h2>{t('intro.how')}</h2>
          <div className={styles.instructions}>{screen.instructions}</div>
          {start.error && (
            <Alert tone="danger" title={t('intro.failed')} live>
              {start.error.message}
            </Alert>
          )}
          {mayStart && (
            <Button variant="primary" size="lg" loading={start.isPending} onClick={() => start.mutate()}>
              {t(finishedAt ? 'intro.retake' : 'intro.start')}
            </Button>
          )}
        </div>
      </Card>
    </Stack>
  );
}
