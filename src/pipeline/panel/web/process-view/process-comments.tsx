import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { Sunken } from '#platform/ui/page/sunken.tsx';
import { CommentText } from '#pipeline/conversation/web/mentions/comment-text.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** The team's comments, read-only. */
export function ProcessComments({ comments }: Pick<CandidateView, 'comments'>) {
  const { t } = useTranslation('pipeline/conversation');
  if (comments.length === 0) return <p className="sub">{t('comment.none')}</p>;
  return (
    <ul className={styles.comments}>
      {comments.map(({ commentId, text, mentions, author, createdAt }) => (
        <Sunken as="li" key={commentId} text="quiet">
          <CommentText text={text} names={mentions.map(({ name }) => name)} />
          <p className={styles.commentFoot}>
            {personName(author.name)} · <RelativeTime moment={createdAt} />
          </p>
        </Sunken>
      ))}
    </ul>
  );
}
