import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { reviewContract } from '#tasks/review/contract.ts';
import styles from './thread.module.css';

type Review = OutputOf<(typeof reviewContract)['GET /tasks/{projectId}/{taskId}/reviews']>['reviews'][number];

/** An approval, adjustment or rejection between the comments, with its reason. */
export function FeedbackItem({ review: { verdict, reason, reviewer, at } }: { review: Review }) {
  const { t } = useTranslation('tasks/review');
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
