import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPencil, IconTrash } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { MentionForm } from '#ui/mentions/mention-form.tsx';
import { MentionText } from '#ui/mentions/mention-text.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { TaskComment } from '#tasks/comments/contract.ts';
import { commentsQuery, mentionableAt } from './comments-api.ts';
import styles from './thread.module.css';
import { succeeded, type useComments } from './use-comments.ts';

interface CommentItemProps {
  place: { projectId: string; taskId: string };
  comment: TaskComment;
  calls: ReturnType<typeof useComments>;
}

/** One comment; its author can delete it, and change it for a while. */
export function CommentItem({ place: { projectId, taskId }, comment, calls }: CommentItemProps) {
  const { t } = useTranslation('tasks/comments');
  const [isEditing, setEditing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { commentId, author, mentions, version, text, abilities } = comment;
  if (isEditing)
    return (
      <li>
        <MentionForm
          mentionable={mentionableAt(projectId, taskId)}
          draftKey={`task comment edit:${commentId}`}
          first={{ version, text, mentions: mentions.map(({ userId: id, name }) => ({ id, name })) }}
          words={{ label: t('edit'), description: t('hint'), placeholder: t('placeholder'), submit: t('save') }}
          busy={calls.edit.isPending}
          {...(calls.edit.variables?.commentId === commentId && {
            changing: { saving: calls.edit, queryKey: commentsQuery(projectId, taskId).queryKey },
          })}
          onCancel={() => setEditing(false)}
          onSubmit={async (said, seen) => {
            const isSaved = await succeeded(calls.edit.mutateAsync({ commentId, version: seen, ...said }));
            if (isSaved) setEditing(false);
            return isSaved;
          }}
        />
      </li>
    );
  return (
    <li className={styles.comment}>
      <Avatar name={author.name} image={author.image} size={24} />
      <div className={styles.said}>
        <div className={styles.head}>
          <b>{personName(author.name)}</b>
          <span className="meta">
            <RelativeTime moment={comment.at} />
            {comment.editedAt !== null && ` · ${t('edited')}`}
          </span>
          {comment.callsReader && (
            <Pill tone="brand" size="sm">
              {t('callsYou')}
            </Pill>
          )}
          <span className={styles.actions}>
            {abilities.edit && (
              <IconButton size="sm" label={t('edit')} onClick={() => setEditing(true)}>
                <IconPencil size={16} aria-hidden="true" />
              </IconButton>
            )}
            {abilities.delete && (
              <IconButton size="sm" label={t('delete')} onClick={() => setLeaving(true)}>
                <IconTrash size={16} aria-hidden="true" />
              </IconButton>
            )}
          </span>
        </div>
        <MentionText text={text} names={mentions.map(({ name }) => name)} />
      </div>
      <ConfirmDialog
        opened={isLeaving}
        destructive
        onClose={() => setLeaving(false)}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        loading={calls.remove.isPending}
        onConfirm={() => calls.remove.mutate(commentId, { onSettled: () => setLeaving(false) })}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </li>
  );
}
