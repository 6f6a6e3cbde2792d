import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { personName } from '#platform/ui/marks/person-name.ts';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { TaskPartProps } from '#tasks/board/web/task-parts.ts';
import { reviewsQuery } from './review-queries.ts';
import styles from './review.module.css';
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

/** The feedback that a task got, and for whoever manages tasks the three answers to a finished one (TSK-06). */
function Feedback({ task, board }: TaskPartProps) {
  const { t } = useTranslation('tasks/review');
  const { projectId } = board.project;
  const { taskId, title } = task;
  const { data } = useQuery(reviewsQuery(projectId, taskId));
  const { accept, undo, say } = useReview(projectId, taskId, title);
  const [asked, setAsked] = useState<'accept' | 'adjust' | 'reject' | null>(null);
  if (!data || (data.reviews.length === 0 && !data.abilities.accept)) return null;
  const { reviews, abilities } = data;
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
      <ul className={styles.list}>
        {reviews.map(({ reviewId, verdict, reason, reviewer, at }) => (
          <li key={reviewId}>
            <span>{t(`said.${verdict}`, { name: personName(reviewer) })}</span>
            <span className="meta">
              <RelativeTime moment={at} />
            </span>
            {reason !== '' && <p>{reason}</p>}
          </li>
        ))}
      </ul>
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
        {t('acceptText')}
      </ConfirmDialog>
      {(asked === 'adjust' || asked === 'reject') && (
        <ReasonDialog
          verdict={asked}
          title={title}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => {
            setAsked(null);
            say.mutate({ verdict: asked, reason });
          }}
        />
      )}
    </section>
  );
}
