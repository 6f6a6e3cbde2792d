import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPencil } from '#ui/icons/icons.ts';
import { PlainText } from '#ui/text/plain-text.tsx';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import '#ui/theme/full-styles.ts';
import type { TaskView } from '#tasks/board/schemas.ts';
import { TASK_TITLE_LENGTH } from '#tasks/rules/task-limits.ts';
import { useChangeTask } from '../use-change-task.ts';
import styles from './task.module.css';

/** Title and description, edited in place; what was typed stays until it is saved. */
export function TaskText({ projectId, task }: { projectId: string; task: TaskView }) {
  const { t } = useTranslation('tasks/board');
  const { change } = useChangeTask(projectId);
  const [typed, setTyped] = useState<{ title: string; description: string } | null>(null);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (!typed) return;
    const { title, description } = typed;
    const failure = title === task.title ? 'describe' : 'rename';
    setBusy(true);
    const saved = await change(task.taskId, { title, description, version: task.version }, failure);
    setBusy(false);
    if (saved) setTyped(null);
  }

  if (!typed) {
    return (
      <div>
        <div className={styles.heading}>
          <h2>{task.title}</h2>
          {task.abilities.edit && (
            <IconButton
              label={t('task.edit')}
              onClick={() => setTyped({ title: task.title, description: task.description })}
            >
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
  const isReady = typed.title.trim() !== '' && typed.description.length <= FREE_TEXT_LENGTH;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void save();
      }}
    >
      <TextInput
        label={t('task.title')}
        withAsterisk
        data-autofocus
        maxLength={TASK_TITLE_LENGTH}
        value={typed.title}
        onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
        error={typed.title.trim() === '' ? t('task.titleMissing') : null}
      />
      <CountedTextarea
        label={t('task.description')}
        maximum={FREE_TEXT_LENGTH}
        value={typed.description}
        onChange={(description) => setTyped({ ...typed, description })}
      />
      <div className={styles.end}>
        <Button onClick={() => setTyped(null)}>{t('task.cancel')}</Button>
        <Button type="submit" variant="primary" loading={busy} disabled={!isReady}>
          {t('task.save')}
        </Button>
      </div>
    </Form>
  );
}
