import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus, IconX } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import type { TaskView } from '#tasks/board/schemas.ts';
import { CHECKLIST_ITEM_LENGTH, MAXIMUM_CHECKLIST_ITEMS } from '#tasks/rules/task-limits.ts';
import { useChangeTask } from '../use-change-task.ts';
import styles from './task.module.css';

/** The steps of a task; each change is saved at once. */
export function TaskChecklist({ projectId, task }: { projectId: string; task: TaskView }) {
  const { t } = useTranslation('tasks/board');
  const { change } = useChangeTask(projectId);
  const [typed, setTyped] = useState('');
  // A box is ticked at once, in the frame of the click; the version belongs to the steps that were ticked, whatever news brings meanwhile.
  const [pending, setPending] = useState<Pick<TaskView, 'checklistItems' | 'version'> | null>(null);
  const { abilities, taskId } = task;
  const { checklistItems: items, version } = pending ?? task;
  async function save(checklist: TaskView['checklistItems']) {
    const clicked = { checklistItems: checklist, version };
    setPending(clicked);
    const saved = await change(taskId, { checklist, version }, 'checklist');
    // A later change is still on its way: its boxes stay as they were clicked.
    setPending((now) => (now === clicked ? null : now));
    return saved;
  }
  if (!abilities.edit && items.length === 0) return null;
  async function add() {
    const text = typed.trim();
    if (text !== '' && (await save([...items, { text, done: false }]))) setTyped('');
  }
  return (
    <fieldset className={styles.checklist}>
      <legend>
        {t('task.checklist')}{' '}
        {items.length > 0 && (
          <span className="meta">{`${items.filter(({ done }) => done).length}/${items.length}`}</span>
        )}
      </legend>
      <ul>
        {items.map((item, index) => (
          // Items have no ids; two may say the same.
          <li key={`${index} ${item.text}`}>
            <Checkbox
              label={item.text}
              checked={item.done}
              disabled={!abilities.edit}
              onChange={() => void save(items.with(index, { ...item, done: !item.done }))}
            />
            {abilities.edit && (
              <IconButton
                size="sm"
                label={t('task.removeItem', { text: item.text })}
                onClick={() => void save(items.toSpliced(index, 1))}
              >
                <IconX size={16} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {abilities.edit && items.length < MAXIMUM_CHECKLIST_ITEMS && (
        <TextInput
          aria-label={t('task.addItem')}
          placeholder={t('task.addItem')}
          value={typed}
          maxLength={CHECKLIST_ITEM_LENGTH}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
          rightSection={
            <IconButton size="sm" label={t('task.addItem')} disabled={typed.trim() === ''} onClick={() => void add()}>
              <IconPlus size={16} aria-hidden="true" />
            </IconButton>
          }
        />
      )}
    </fieldset>
  );
}
