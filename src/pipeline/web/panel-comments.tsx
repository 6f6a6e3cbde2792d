import { useMutation } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { personName } from '#platform/ui/marks/person-name.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { Avatar } from '#platform/ui/marks/avatar.tsx';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { CandidateView } from '#pipeline/panel-shapes.ts';
import { api } from './api.ts';
import { refreshCandidate } from './pipeline-cache.ts';
import styles from './pipeline.module.css';

const COMMENT_LENGTH = 2_000;

/** What the team says among itself about the candidate. */
export function PanelComments({ view: { card, comments, abilities } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const { applicationId } = card;
  const settle = {
    onSettled: () => refreshCandidate(queryClient, applicationId),
    onError: (problem: unknown) =>
      void toast.error(t('toast.failed'), { ...(isApiError(problem) && { description: problem.message }) }),
  };
  const add = useMutation({
    mutationFn: () => api('POST /candidates/{applicationId}/comments', { params: { applicationId }, body: { text } }),
    onSuccess: () => setText(''),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (commentId: string) =>
      api('DELETE /candidates/{applicationId}/comments/{commentId}', { params: { applicationId, commentId } }),
    onSuccess: () => void toast.success(t('panel.commentDeleted')),
    ...settle,
  });
  return (
    <>
      <ul className={styles.comments} style={{ marginTop: 20 }}>
        {comments.length === 0 && <li className="sub">{t('panel.noComments')}</li>}
        {comments.map((comment) => (
          <li key={comment.commentId} className={styles.comment}>
            <p className={styles.text}>{comment.text}</p>
            <div className={styles.commentFoot}>
              <Avatar name={comment.author.name} image={comment.author.image} size={24} />
              <span>
                {personName(comment.author.name)} · <RelativeTime moment={comment.createdAt} />
              </span>
              {comment.own && abilities.comment && (
                <IconButton
                  size="sm"
                  label={t('panel.commentDelete')}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(comment.commentId)}
                >
                  <IconTrash size={16} aria-hidden="true" />
                </IconButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {abilities.comment && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') add.mutate();
          }}
        >
          <CountedTextarea
            label={t('panel.commentLabel')}
            placeholder={t('panel.commentPlaceholder')}
            value={text}
            onChange={setText}
            maximum={COMMENT_LENGTH}
            minRows={3}
            autosize
          />
          <div className={styles.commentEnd}>
            <span className="meta">{t('panel.commentNote')}</span>
            <Button type="submit" size="sm" loading={add.isPending} disabled={text.trim() === ''}>
              {t('panel.commentSend')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
