import { useTranslation } from '#ui/i18n.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { useComments } from './use-comments.ts';
import { useMentionsRead } from './use-mentions-read.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** The team's internal comments about the candidate. */
export function PanelComments({ view: { card, comments, abilities } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/comments');
  const { applicationId } = card;
  const calls = useComments(applicationId);
  useMentionsRead(applicationId, comments.filter(({ callsReader }) => callsReader).length);
  return (
    <>
      <ul className={styles.comments}>
        {comments.length === 0 && <li className="sub">{t('comment.none')}</li>}
        {comments.map((comment) => (
          <CommentItem
            key={comment.commentId}
            applicationId={applicationId}
            comment={comment}
            calls={calls}
            mayChange={abilities.comment}
          />
        ))}
      </ul>
      {abilities.comment && (
        <CommentForm
          key={applicationId}
          applicationId={applicationId}
          draftKey={`comment on:${applicationId}`}
          submitLabel={t('comment.send')}
          busy={calls.add.isPending}
          onSubmit={(said) => calls.run(calls.add.mutateAsync(said))}
        />
      )}
    </>
  );
}
