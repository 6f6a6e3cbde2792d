import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { MentionForm } from '#ui/mentions/mention-form.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { type SaidOfTask, type TaskPartProps, useTaskParts } from '#tasks/board/web/task-parts.ts';
import { joinThread } from '#tasks/comments/rules/join-thread.ts';
import { CommentItem } from './comment-item.tsx';
import { commentsQuery, mentionableAt } from './comments-api.ts';
import styles from './thread.module.css';
import { succeeded, useComments } from './use-comments.ts';

const SHOWN_AT_FIRST = 20;

/** What company and professionals say of a task: comments, and the feedback that it got (TSK-04). */
export function TaskThread(props: TaskPartProps) {
  const { TaskFeedback } = useTaskParts();
  const { projectId } = props.board.project;
  // The feedback's script comes first; the comments are asked for meanwhile.
  usePrefetchQuery(commentsQuery(projectId, props.task.taskId));
  return (
    <TaskFeedback projectId={projectId} taskId={props.task.taskId}>
      {(feedback) => <Thread {...props} feedback={feedback} />}
    </TaskFeedback>
  );
}

function Thread({ task: { taskId }, board, feedback }: TaskPartProps & { feedback: readonly SaidOfTask[] }) {
  const { t } = useTranslation('tasks/comments');
  const { projectId } = board.project;
  const { data, error, refetch, isFetching } = useQuery(commentsQuery(projectId, taskId));
  const calls = useComments(projectId, taskId);
  const [isWhole, showWhole] = useState(false);
  const thread = joinThread(data?.comments ?? [], feedback);
  const shown = isWhole ? thread : thread.slice(-SHOWN_AT_FIRST);
  return (
    <section className={styles.thread} aria-labelledby="task-thread">
      <h3 id="task-thread">{t('title')}</h3>
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact level={2} />
        ) : (
          <Loading>
            <SkeletonText lines={2} />
          </Loading>
        ))}
      {data && thread.length === 0 && <p className="meta">{t('none')}</p>}
      {shown.length < thread.length && (
        <Button size="sm" onClick={() => showWhole(true)}>
          {t('earlier', { count: thread.length - shown.length })}
        </Button>
      )}
      {shown.length > 0 && (
        <ol>
          {shown.map(({ comment, review }) =>
            comment ? (
              <CommentItem key={comment.commentId} place={{ projectId, taskId }} comment={comment} calls={calls} />
            ) : (
              <Fragment key={review.id}>{review.item}</Fragment>
            ),
          )}
        </ol>
      )}
      {data?.abilities.write && (
        <MentionForm
          key={taskId}
          mentionable={mentionableAt(projectId, taskId)}
          draftKey={`task comment:${taskId}`}
          words={{ label: t('label'), description: t('hint'), placeholder: t('placeholder'), submit: t('send') }}
          busy={calls.add.isPending}
          onSubmit={(said) => succeeded(calls.add.mutateAsync(said))}
        />
      )}
    </section>
  );
}
