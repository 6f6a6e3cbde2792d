import { MultiSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { HoursField } from '#ui/form/hours-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import { ESTIMATE_STEP_HOURS } from '#tasks/rules/estimate.ts';
import { MAXIMUM_ESTIMATED_HOURS, TASK_TITLE_LENGTH } from '#tasks/rules/task-limits.ts';
import { boardApi } from '../board-api.ts';
import { applyCard } from '../board-cache.ts';

interface NewTaskProps {
  board: TaskBoard;
  onClose: () => void;
  onMade: (taskId: string) => void;
}

/** A task with what it mostly needs; the rest is added in its panel, which opens then. */
export function NewTask({ board, onClose, onMade }: NewTaskProps) {
  const { t } = useTranslation('tasks/board');
  const queryClient = useQueryClient();
  const { projectId } = board.project;
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [assigned, setAssigned] = useState<string[]>([]);
  const [hours, setHours] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: () => {
      const body = { title, description, assigned, estimatedHours: hours || null, status: 'toDo' as const };
      return boardApi('POST /tasks/{projectId}/postTask', { params: { projectId }, body });
    },
    onSuccess: (task) => {
      applyCard(queryClient, projectId, task);
      toast.success(t('new.done', { title: task.title }));
      onMade(task.taskId);
    },
  });
  const isReady = title.trim() !== '' && description.length <= FREE_TEXT_LENGTH;
  const refused = fieldErrors(add.error);
  return (
    <FormDialog
      title={t('new.title')}
      save={t('new.add')}
      cancel={t('task.cancel')}
      failed={t('failed.add')}
      saving={add}
      draftKey={`new-task:${projectId}`}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isReady) add.mutate();
      }}
    >
      <TextInput
        label={t('task.title')}
        withAsterisk
        data-autofocus
        maxLength={TASK_TITLE_LENGTH}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={tried && title.trim() === '' ? t('task.titleMissing') : refused.title}
      />
      <CountedTextarea
        label={t('task.description')}
        maximum={FREE_TEXT_LENGTH}
        value={description}
        onChange={setDescription}
        error={refused.description}
      />
      <FieldPair>
        <HoursField
          label={t('task.estimate')}
          value={hours}
          max={MAXIMUM_ESTIMATED_HOURS}
          step={ESTIMATE_STEP_HOURS}
          onChange={setHours}
          error={refused.estimatedHours}
        />
        {board.abilities.editAll && (
          <MultiSelect
            label={t('task.assigned')}
            data={board.people
              .filter(({ works }) => works)
              .map(({ memberId, name }) => ({ value: memberId, label: personName(name) }))}
            value={assigned}
            onChange={setAssigned}
            error={refused.assigned}
          />
        )}
      </FieldPair>
    </FormDialog>
  );
}
