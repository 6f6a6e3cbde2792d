import { useState } from 'react';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPencil, IconTrash } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { CommentForm } from './comment-form.tsx';
import { MentionText } from '#ui/mentions/mention-text.tsx';
import type { useComments } from './use-comments.ts';

type Comment = CandidateView['comments'][number];

interface CommentItemProps {
  applicationId: string;
  comment: Comment;
  mayChange: boolean;
  calls: ReturnType<typeof useComments>;
}

/** One comment; its author can edit or delete it. */
export function CommentItem({ applicationId, comment, mayChange, calls }: CommentItemProps) {
  const { t } = useTranslation('pipeline/comments');
  const [isEditing, setEditing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { commentId, author, mentions, version } = comment;
  if (isEditing) {
    return (
      <Sunken as="li" text="quiet">
        <CommentForm
          applicationId={applicationId}
          draftKey={`comment:${commentId}`}
          first={{ version, text: comment.text, mentions: mentions.map(({ userId: id, name }) => ({ id, name })) }}
          submitLabel={t('comment.save')}
          busy={calls.edit.isPending}
          {...(calls.edit.variables?.commentId === commentId && {
            changing: { saving: calls.edit, queryKey: candidatesKey },
          })}
          onCancel={() => setEditing(false)}
          onSubmit={async (said, seen) => {
            const isKept = await calls.run(calls.edit.mutateAsync({ commentId, version: seen, ...said }));
            if (isKept) setEditing(false);
            return isKept;
          }}
        />
      </Sunken>
    );
  }
  return (
    <Sunken as="li" text="quiet">
      <MentionText text={comment.text} names={mentions.map(({ name }) => name)} />
      <div className={styles.commentFoot}>
        <Avatar name={author.name} image={author.image} size={24} />
        <span>
          {personName(author.name)} · <RelativeTime moment={comment.createdAt} />
          {comment.editedAt !== null && ` · ${t('comment.edited')}`}
        </span>
        {comment.callsReader && (
          <Pill tone="brand" size="sm">
            {t('mention.you')}
          </Pill>
        )}
        {comment.own && mayChange && (
          <span className={styles.commentActions}>
            <IconButton size="sm" label={t('comment.edit')} onClick={() => setEditing(true)}>
              <IconPencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('comment.delete')} onClick={() => setLeaving(true)}>
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      {isLeaving && (
        <ConfirmDialog
          opened
          destructive
          onClose={() => setLeaving(false)}
          title={t('comment.deleteTitle')}
          confirmLabel={t('comment.delete')}
          loading={calls.remove.isPending}
          onConfirm={() => calls.remove.mutate(commentId, { onSettled: () => setLeaving(false) })}
        >
          {t('comment.deleteText')}
        </ConfirmDialog>
      )}
    </Sunken>
  );
}
