import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Section } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { processApi } from '../process-api.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { AnswerDateForm, dayOf } from './answer-date-form.tsx';
import styles from './answers.module.css';

/** The date by which the candidate was promised an answer, with a form to change it for people who may. */
export function PanelAnswer({ view: { card, answerDueAt, abilities } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const promise = useMutation({
    mutationFn: (dueAt: string) =>
      processApi('POST /candidates/{applicationId}/answerDate', {
        params: { applicationId: card.applicationId },
        body: { dueAt },
      }),
    onSuccess: () => {
      setChanging(false);
      toast.success(t('answer.done'), { description: t('answer.doneText') });
    },
    onSettled: () => refreshCandidate(queryClient, card.applicationId),
  });
  if (answerDueAt === null) return null;
  const dueAt = new Date(answerDueAt);
  return (
    <Section title={t('answer.title')} level={3}>
      <p className={styles.date}>
        <time dateTime={answerDueAt}>
          {new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(dueAt)}
        </time>
        {dueAt < new Date() && <Pill tone="warning">{t('answer.late')}</Pill>}
        {abilities.move && !isChanging && (
          <Button size="sm" onClick={() => setChanging(true)}>
            {t('answer.change')}
          </Button>
        )}
      </p>
      {isChanging && (
        <AnswerDateForm
          initial={dueAt < new Date() ? '' : dayOf(dueAt)}
          error={promise.isError ? (isApiError(promise.error) ? promise.error.message : t('failed')) : null}
          onSubmit={promise.mutate}
        >
          <div className={styles.actions}>
            <Button type="submit" size="sm" variant="primary" loading={promise.isPending}>
              {t('answer.confirm')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setChanging(false)}>
              {t('keep')}
            </Button>
          </div>
        </AnswerDateForm>
      )}
    </Section>
  );
}
