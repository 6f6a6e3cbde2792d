import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { minutesText, spanText } from '#timesheets/hours/web/hours-words.ts';
import { stateTones } from '#timesheets/hours/web/state-tones.ts';
import { taskPaths } from '#tasks/paths.ts';
import { EntrySteps } from './entry-steps.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { reviewApi, rulingQuery } from './review-queries.ts';
import styles from './review.module.css';

interface HoursRulingProps {
  supportId: string;
  /** After the verdict, which ends the ticket. */
  onRuled: () => void;
}

/** The hours that a ticket is about with what both sides said, and for administrators the verdict (TSK-06, R-45). */
export function HoursRuling({ supportId, onRuled }: HoursRulingProps) {
  const { t } = useTranslation('timesheets/review');
  const { t: ofHours } = useTranslation('timesheets/hours');
  const { data, error, refetch, isFetching } = useQuery(rulingQuery(supportId));
  const [asked, setAsked] = useState<'payable' | 'refused' | null>(null);
  const queryClient = useQueryClient();
  const rule = useMutation({
    mutationFn: (words: string) =>
      reviewApi('POST /timeEntries/ruling', { body: { supportId, verdict: asked!, words } }),
    onSuccess: () => {
      toast.success(t(`ruling.done.${asked!}`));
      setAsked(null);
      onRuled();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: rulingQuery(supportId).queryKey }),
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />;
  if (!data) return <Skeleton width="100%" height={180} />;
  const hours = minutesText(data.heldMinutes);
  const date = dayInWords(new Date(data.dueAt), currentLanguage());
  return (
    <Card
      title={t('ruling.title')}
      action={<PageLink to={taskPaths.task(data.projectId, data.taskId)}>{t('ruling.open')}</PageLink>}
    >
      <div className={styles.review}>
        <p>
          <b>{data.task}</b> <span className="meta">· {data.project}</span>
        </p>
        <p className="sub">
          {t(`ruling.cause.${data.cause}`)} {data.heldMinutes > 0 && t('ruling.held', { hours, date })}
        </p>
        <ul className={styles.ruled}>
          {data.entries.map((entry) => (
            <li key={entry.entryId}>
              <Line end={<Pill tone={stateTones[entry.state]}>{ofHours(`state.${entry.state}`)}</Pill>}>
                <b>{personName(entry.person)}</b> · {dayText(entry.localDate)}, {spanText(entry)}{' '}
                <span className="meta">({minutesText(entry.minutes)})</span>
              </Line>
              {entry.description !== '' && <p className="meta">{entry.description}</p>}
              <EntrySteps steps={entry.steps} />
            </li>
          ))}
        </ul>
        {data.canRule && (
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => setAsked('payable')}>
              {t('ruling.payable')}
            </Button>
            <Button variant="dangerQuiet" onClick={() => setAsked('refused')}>
              {t('ruling.refused')}
            </Button>
          </div>
        )}
      </div>
      {asked && (
        <ReasonDialog
          draftKey={`hours-ruling:${supportId}:${asked}`}
          title={t(`ruling.ask.${asked}`, { hours })}
          text={t('ruling.final')}
          action={t(`ruling.${asked}`)}
          danger={asked === 'refused'}
          missing={t('ruling.wordsMissing')}
          loading={rule.isPending}
          problem={rule.error}
          onClose={() => {
            rule.reset();
            setAsked(null);
          }}
          onConfirm={(words) => rule.mutate(words)}
        />
      )}
    </Card>
  );
}

function Line({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{children}</span>
      {end}
    </div>
  );
}
