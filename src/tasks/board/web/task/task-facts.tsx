import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { HoursField } from '#ui/form/hours-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import '#ui/theme/full-styles.ts';
import type { TaskFieldName } from '#tasks/board/rules/task-fields.ts';
import type { TaskBoard, TaskView } from '#tasks/board/schemas.ts';
import { ESTIMATE_STEP_HOURS } from '#tasks/rules/estimate.ts';
import { MAXIMUM_ESTIMATED_HOURS, MAXIMUM_TAGS_PER_TASK } from '#tasks/rules/task-limits.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { useChangeTask } from '../use-change-task.ts';
import { TaskChecklist } from './task-checklist.tsx';
import styles from './task.module.css';

interface FactProps {
  projectId: string;
  task: TaskView;
}

/** Column, people, tags, estimate, due date and checklist; each is saved by itself. */
export function TaskFacts({ projectId, task, board }: FactProps & { board: TaskBoard }) {
  const { t } = useTranslation('tasks/board');
  const { change } = useChangeTask(projectId);
  const { taskId, status, abilities, assigned, tags } = task;
  const isReading = !abilities.edit;
  // Whoever left the project is still shown where they are responsible.
  const choices = board.people.filter(
    ({ memberId, works }) => works || assigned.some((one) => one.memberId === memberId),
  );
  return (
    <div className={styles.facts}>
      <NativeSelect
        label={t('task.status')}
        value={status}
        disabled={abilities.moves.length === 0}
        data={[status, ...abilities.moves].map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(event) => void change(taskId, { status: event.currentTarget.value as TaskStatus }, 'move')}
      />
      {Object.entries(facts).map(([name, Fact]) => (
        <Fact key={name} projectId={projectId} task={task} />
      ))}
      <MultiSelect
        label={t('task.assigned')}
        placeholder={assigned.length === 0 ? t('task.nobody') : ''}
        disabled={!abilities.assign}
        data={choices.map(({ memberId, name }) => ({ value: memberId, label: personName(name) }))}
        value={assigned.map(({ memberId }) => memberId)}
        onChange={(ids) => void change(taskId, { assigned: ids }, 'assign')}
        clearable={false}
      />
      <MultiSelect
        label={t('task.tags')}
        placeholder={tags.length === 0 ? t('task.noTags') : ''}
        description={tags.length >= MAXIMUM_TAGS_PER_TASK ? t('task.tagsFull') : undefined}
        disabled={isReading}
        data={board.tags.map(({ tagId, name }) => ({ value: tagId, label: name }))}
        value={tags.map(({ tagId }) => tagId)}
        maxValues={MAXIMUM_TAGS_PER_TASK}
        onChange={(ids) => void change(taskId, { tags: ids }, 'tags')}
        clearable={false}
        searchable
      />
      <TaskChecklist projectId={projectId} task={task} />
    </div>
  );
}

/** How the fields of the list are asked for here; title and description stand above, the checklist below. */
const facts: Record<Exclude<TaskFieldName, 'title' | 'description' | 'checklist'>, ComponentType<FactProps>> = {
  // A new estimate replaces what was being typed.
  estimatedHours: (props) => <Estimate key={`${props.task.estimatedHours}`} {...props} />,
  dueOn: DueDate,
};

function DueDate({ projectId, task }: FactProps) {
  const { t } = useTranslation('tasks/board');
  const { change } = useChangeTask(projectId);
  return (
    <TextInput
      type="date"
      label={t('task.dueOn')}
      disabled={!task.abilities.edit}
      value={task.dueOn ?? ''}
      onChange={(event) => void change(task.taskId, { dueOn: event.currentTarget.value || null }, 'due')}
    />
  );
}

/** Saved when one leaves the field. */
function Estimate({ projectId, task }: FactProps) {
  const { t } = useTranslation('tasks/board');
  const { change } = useChangeTask(projectId);
  const [hours, setHours] = useState(task.estimatedHours);
  async function save(asked: number | null) {
    if (asked === task.estimatedHours) return;
    if (!(await change(task.taskId, { estimatedHours: asked || null }, 'estimate'))) setHours(task.estimatedHours);
  }
  return (
    <HoursField
      label={t('task.estimate')}
      description={t('task.estimateHint')}
      disabled={!task.abilities.edit}
      value={hours}
      max={MAXIMUM_ESTIMATED_HOURS}
      step={ESTIMATE_STEP_HOURS}
      onChange={setHours}
      onCommit={(asked) => void save(asked)}
    />
  );
}
