import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { TaskPartProps } from '#timesheets/hours/web/task-part-props.ts';
import type { Verdict } from '#timesheets/review/rules/verdicts.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { reviewsQuery } from './review-queries.ts';
import styles from './review.module.css';
import { ApprovedHours } from './approved-hours.tsx';
import { TaskEntries } from './task-entries.tsx';
import { useReview } from './use-review.ts';

const ReasonDialog = lazyPart(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** Feedback, and the hours that can be contested. */
export function TaskReview(props: TaskPartProps) {
  return (
    <>
      <Feedback {...props} />
      {props.board.part !== 'team' && <TaskEntries {...props} />}
    </>
  );
}

/** In which columns the latest feedback still asks something. */
const asksIn: Record<Verdict, readonly TaskStatus[]> = {
  accept: [],
  adjust: ['toDo', 'inProgress'],
  reject: ['rejected'],
};

/** What the latest feedback asks, and for whoever manages tasks the three answers to a finished one (TSK-06). */
function Feedback({ task, board }: TaskPartProps) {
  const { t } = useTranslation('timesheets/review');
  const { projectId } = board.project;
  const { taskId, title } = task;
  const { data } = useQuery(reviewsQuery(projectId, taskId));
  const { accept, undo, say } = useReview(projectId, taskId, title);
  const [asked, setAsked] = useState<'accept' | 'adjust' | 'reject' | null>(null);
  if (!data) return null;
  const { reviews, abilities } = data;
  // All feedback stands in the thread below; here what the task still asks.
  const standing = reviews.find(({ verdict }, index) => index === 0 && asksIn[verdict].includes(task.status));
  if (!standing && !abilities.accept && !abilities.undo && asked === null) return null;
  return (
    <section className={styles.review} aria-labelledby="task-review">
      <h3 id="task-review">{t('title')}</h3>
      {abilities.accept && (
        <>
          <p className="sub">{t('question')}</p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              icon={<IconCheck size={18} aria-hidden="true" />}
              loading={accept.isPending}
              onClick={() => setAsked('accept')}
            >
              {t('accept')}
            </Button>
            <Button loading={say.isPending} onClick={() => setAsked('adjust')}>
              {t('adjust')}
            </Button>
            <Button variant="dangerQuiet" disabled={say.isPending} onClick={() => setAsked('reject')}>
              {t('reject')}
            </Button>
          </div>
        </>
      )}
      {abilities.undo && (
        <div className={styles.actions}>
          <span className="sub">{t('approving')}</span>
          <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate()}>
            {t('undo')}
          </Button>
        </div>
      )}
      {standing && (
        <Alert tone="warning" title={t(`said.${standing.verdict}`, { name: personName(standing.reviewer) })}>
          <p className={styles.reason}>{standing.reason}</p>
        </Alert>
      )}
      <ConfirmDialog
        opened={asked === 'accept'}
        onClose={() => setAsked(null)}
        title={t('acceptTitle', { title })}
        confirmLabel={t('accept')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsked(null);
          accept.mutate();
        }}
      >
        <ApprovedHours approves={data.approves} /> {t('acceptText')}
      </ConfirmDialog>
      {(asked === 'adjust' || asked === 'reject') && (
        <ReasonDialog
          draftKey={`task-review:${taskId}:${asked}`}
          title={t(`${asked}Title`, { title })}
          text={t(`${asked}Text`)}
          action={t(asked)}
          danger={asked === 'reject'}
          missing={t('reasonMissing')}
          onClose={() => setAsked(null)}
          loading={say.isPending}
          // What was typed stays until it is saved.
          onConfirm={(reason) => say.mutate({ verdict: asked, reason }, { onSuccess: () => setAsked(null) })}
        />
      )}
    </section>
  );
}
