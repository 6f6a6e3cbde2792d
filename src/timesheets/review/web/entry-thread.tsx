import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { REASON_LENGTH } from '#timesheets/hours/rules/hour-limits.ts';
import { hoursKey } from '#timesheets/hours/web/hours-queries.ts';
import { EntrySteps } from './entry-steps.tsx';
import { reviewApi, threadQuery } from './review-queries.ts';

type Word = 'contest' | 'answer' | 'cancel';

interface EntryThreadProps {
  projectId: string;
  entryId: string;
  onClose: () => void;
  /** What is said of the entry before its steps. */
  lead?: ReactNode;
  /** What it is called while it is only read; then contesting begins with a button. */
  title?: string;
}

/** What happened to an entry of hours, and what the reader may say: contest it, answer, or cancel the contest (TIM-03). */
export function EntryThread({ projectId, entryId, onClose, lead, title }: EntryThreadProps) {
  const { t } = useTranslation('timesheets/review');
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(threadQuery(projectId, entryId));
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isContesting, setContesting] = useState(title === undefined);
  const trimmed = text.trim();
  const say = useMutation({
    mutationFn: (word: Word) => {
      if (word === 'contest')
        return reviewApi('POST /timeEntries/contestTimeEntry', { body: { entryId, reason: trimmed } });
      const params = { entryId };
      return word === 'answer'
        ? reviewApi('POST /timeEntries/{entryId}/answer', { params, body: { text: trimmed } })
        : reviewApi('POST /timeEntries/{entryId}/cancelContest', { params, body: { reason: trimmed } });
    },
    onSuccess: async (_, word) => {
      setText('');
      setAsked(false);
      await queryClient.invalidateQueries({ queryKey: ['tasks', projectId] });
      await queryClient.invalidateQueries({ queryKey: hoursKey });
      toast.success(t(`thread.done.${word}`));
      if (word !== 'answer') onClose();
    },
  });
  const send = (word: Word) => {
    setAsked(true);
    if (trimmed !== '' && trimmed.length <= REASON_LENGTH) say.mutate(word);
  };
  const { contest: mayContest = false, answer = false, cancel = false } = data?.abilities ?? {};
  const contest = mayContest && isContesting;
  const main: Word | null = contest ? 'contest' : answer ? 'answer' : null;
  return (
    <TypedDialog
      draft={{ key: `entry-thread:${entryId}`, saving: say }}
      onClose={onClose}
      title={contest ? t('thread.contestTitle') : (title ?? t('thread.title'))}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      {lead}
      {error && !data && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact level={2} />
      )}
      {!data && !error && <Skeleton width="100%" height={80} />}
      {data && (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (main) send(main);
          }}
        >
          {say.isError && (
            <Alert tone="danger" title={t('thread.failed')} live>
              {say.error.message}
            </Alert>
          )}
          <EntrySteps steps={data.steps} />
          {data.rulingDueAt !== null && (
            <p className="sub">{t('heldUntil', { date: dayInWords(new Date(data.rulingDueAt), currentLanguage()) })}</p>
          )}
          {contest && <p className="sub">{t('thread.contestText')}</p>}
          {(main !== null || cancel) && (
            <CountedTextarea
              label={t(contest ? 'reason' : 'thread.words')}
              withAsterisk
              maximum={REASON_LENGTH}
              value={text}
              onChange={setText}
              error={isAsked && trimmed === '' ? t('thread.wordsMissing') : undefined}
            />
          )}
          <FormFooter
            start={
              cancel ? (
                <Button loading={say.isPending && say.variables === 'cancel'} onClick={() => send('cancel')}>
                  {t('thread.cancelContest')}
                </Button>
              ) : (
                <Button onClick={onClose}>{t('close')}</Button>
              )
            }
            end={
              main ? (
                <Button variant="primary" type="submit" loading={say.isPending && say.variables === main}>
                  {t(`thread.${main}`)}
                </Button>
              ) : (
                mayContest && <Button onClick={() => setContesting(true)}>{t('thread.contestTitle')}</Button>
              )
            }
          />
        </Form>
      )}
    </TypedDialog>
  );
}
