import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { reviewContract } from '#timesheets/review/contract.ts';
import styles from './feedback.module.css';
import { reviewsQuery } from './review-queries.ts';

type Review = OutputOf<(typeof reviewContract)['GET /tasks/{projectId}/{taskId}/reviews']>['reviews'][number];

interface TaskFeedbackProps {
  projectId: string;
  taskId: string;
  children: (said: readonly { id: string; at: string; item: ReactNode }[]) => ReactNode;
}

/** Reads what the company said of a task; `children` puts it between the comments. */
export function TaskFeedback({ projectId, taskId, children }: TaskFeedbackProps) {
  const { data } = useQuery(reviewsQuery(projectId, taskId));
  const reviews = data?.reviews ?? [];
  return children(
    reviews.map((review) => ({ id: review.reviewId, at: review.at, item: <FeedbackItem review={review} /> })),
  );
}

/** An approval, adjustment or rejection between the comments, with its reason. */
function FeedbackItem({ review: { verdict, reason, reviewer, at } }: { review: Review }) {
  const { t } = useTranslation('timesheets/review');
  return (
    <li className={styles.feedback} data-verdict={verdict}>
      <p className={styles.head}>
        <b>{t(`said.${verdict}`, { name: personName(reviewer) })}</b>
        <span className="meta">
          <RelativeTime moment={at} />
        </span>
      </p>
      {reason !== '' && <p className={styles.words}>{reason}</p>}
    </li>
  );
}
