import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconPencil } from '#ui/icons/icons.ts';
import { PlainText } from '#ui/text/plain-text.tsx';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import '#ui/theme/full-styles.ts';
import type { TaskView } from '#tasks/board/schemas.ts';
import { taskKey } from '#tasks/rules/task-keys.ts';
import { TASK_TITLE_LENGTH } from '#tasks/rules/task-limits.ts';
import { useChangeTask } from '../use-change-task.ts';
import styles from './task.module.css';

/** Title and description, edited in place; what was typed stays until it is saved. */
export function TaskText({ projectId, task }: { projectId: string; task: TaskView }) {
  const { t } = useTranslation('tasks/board');
  const { change } = useChangeTask(projectId);
  const { taskId, version } = task;
  const edited = useEdited({ version, fields: { title: task.title, description: task.description } });
  const { title, description } = edited.fields;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  function close() {
    setOpen(false);
    setError(null);
    edited.forget();
  }

  async function save() {
    const failure = title === edited.before.title ? 'describe' : 'rename';
    setBusy(true);
    const saved = await change(taskId, { title, description, version: edited.version }, failure, setError);
    setBusy(false);
    if (saved) close();
  }

  if (!isOpen) {
    return (
      <div>
        <div className={styles.heading}>
          <h2>{task.title}</h2>
          {task.abilities.edit && (
            <IconButton label={t('task.edit')} onClick={() => setOpen(true)}>
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {task.description === '' ? (
          <p className="meta">{t('task.noDescription')}</p>
        ) : (
          <PlainText text={task.description} language={null} small />
        )}
      </div>
    );
  }
  const isReady = title.trim() !== '' && description.length <= FREE_TEXT_LENGTH;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void save();
      }}
    >
      <StaleNotice
        edited={edited}
        saving={{ error, reset: () => setError(null) }}
        queryKey={taskKey(projectId, taskId)}
        nameOf={(name) => t(`task.${name}`)}
      />
      <TextInput
        label={t('task.title')}
        withAsterisk
        data-autofocus
        maxLength={TASK_TITLE_LENGTH}
        value={title}
        onChange={(event) => edited.change({ title: event.currentTarget.value })}
        error={title.trim() === '' ? t('task.titleMissing') : null}
      />
      <CountedTextarea
        label={t('task.description')}
        maximum={FREE_TEXT_LENGTH}
        value={description}
        onChange={(text) => edited.change({ description: text })}
      />
      <div className={styles.end}>
        <Button onClick={close}>{t('task.cancel')}</Button>
        <Button type="submit" variant="primary" loading={busy} disabled={!isReady}>
          {t('task.save')}
        </Button>
      </div>
    </Form>
  );
}
