import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { processApi } from '../process-api.ts';
import { refreshAll } from '#pipeline/candidates/web/pipeline-cache.ts';
import { AnswerDateForm } from './answer-date-form.tsx';
import styles from './answers.module.css';

interface PromiseDialogProps {
  position: Pick<Board['position'], 'projectId' | 'positionIndex' | 'title'>;
  onClose: () => void;
}

export function PromiseDialog({ position: { projectId, positionIndex, title }, onClose }: PromiseDialogProps) {
  const { t } = useTranslation('pipeline/interviews');
  const { t: say } = useTranslation('platform');
  const queryClient = useQueryClient();
  const promise = useMutation({
    mutationFn: (dueAt: string) =>
      processApi('POST /myProjects/{projectId}/positions/{positionIndex}/answerDate', {
        params: { projectId, positionIndex: String(positionIndex) },
        body: { dueAt },
      }),
    onSuccess: ({ candidates }) => {
      onClose();
      toast.success(candidates === 0 ? t('answer.nobody') : t('answer.doneAll', { count: candidates }));
    },
    onSettled: () => refreshAll(queryClient, { projectId, position: positionIndex }),
  });
  return (
    <TypedDialog
      // A date is chosen, nothing is written.
      draft={null}
      onClose={onClose}
      title={t('answer.allTitle')}
      closeButtonProps={{ 'aria-label': say('dialog.close') }}
    >
      <p className={styles.lead}>{t('answer.allText', { title })}</p>
      <AnswerDateForm
        initial=""
        error={promise.isError ? (isApiError(promise.error) ? promise.error.message : t('failed')) : null}
        onSubmit={promise.mutate}
      >
        <div className={classNames(styles.actions, styles.end)}>
          <Button onClick={onClose}>{say('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" loading={promise.isPending}>
            {t('answer.confirm')}
          </Button>
        </div>
      </AnswerDateForm>
    </TypedDialog>
  );
}
