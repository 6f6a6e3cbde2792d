import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { ENTRY_DESCRIPTION_LENGTH, RETROACTIVE_DAYS } from '#timesheets/hours/rules/hour-limits.ts';
import { spanOn } from '#timesheets/hours/rules/local-span.ts';
import { parseSpan, type TypedSpan } from '#timesheets/hours/rules/parse-span.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { hoursApi, hoursKey } from '../hours-queries.ts';
import { minutesText } from '../hours-words.ts';
import styles from '../hours.module.css';
import { refusalText } from './refusal-text.ts';

type OpenTask = Pick<WeekView['tasks'][number], 'projectId' | 'taskId' | 'taskTitle' | 'projectTitle'>;

interface AddHoursProps {
  /** Where the person lives now, and the date there. */
  zone: { timeZone: string; today: string };
  /** The date of the hours; without it, it is asked for. */
  date?: string;
  /** Asked for when there are several. */
  tasks: readonly OpenTask[];
  /** Beside the button; it is given the chosen task. */
  more?: (task: OpenTask) => ReactNode;
}

/** Puts down hours by typing their span: `9-12:30`. What was typed stays until the server has it. */
export function AddHours({ zone: { timeZone, today }, date: given, tasks, more }: AddHoursProps) {
  const { t } = useTranslation('timesheets/hours');
  const queryClient = useQueryClient();
  const [chosenDate, setDate] = useState(today);
  const [chosenId, setTask] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [description, setDescription] = useState('');
  const [isAsked, setAsked] = useState(false);
  const date = given ?? chosenDate;
  const task = tasks.find(({ taskId }) => taskId === chosenId) ?? tasks[0]!;
  const isOneProject = new Set(tasks.map(({ projectId }) => projectId)).size === 1;
  const span = parseSpan(typed);
  const add = useMutation({
    mutationFn: (worked: TypedSpan) => {
      const { projectId, taskId } = task;
      const body = { projectId, taskId, description, ...spanOn(date, worked, timeZone) };
      return hoursApi('POST /timeEntries', { body });
    },
    onSuccess: async ({ entries }) => {
      await queryClient.invalidateQueries({ queryKey: hoursKey });
      setTyped('');
      setDescription('');
      setAsked(false);
      toast.success(t('add.done', { time: minutesText(entries.reduce((sum, { minutes }) => sum + minutes, 0)) }));
    },
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (span) add.mutate(span);
      }}
    >
      <div className={styles.fields}>
        <div className={classNames(styles.add, given !== undefined && tasks.length === 1 && styles.short)}>
          {given === undefined && (
            <TextInput
              type="date"
              label={t('add.date')}
              min={addDays(today, -RETROACTIVE_DAYS)}
              max={today}
              value={date}
              onChange={(event) => setDate(event.currentTarget.value || today)}
            />
          )}
          {tasks.length > 1 && (
            <TouchSelect
              className={styles.task}
              label={t('add.task')}
              aria-label={t('add.task')}
              value={task.taskId}
              data={tasks.map(({ taskId, taskTitle, projectTitle }) => ({
                value: taskId,
                label: isOneProject ? taskTitle : `${taskTitle} (${projectTitle})`,
              }))}
              onChange={setTask}
            />
          )}
          <TextInput
            label={t('add.span')}
            placeholder="9-12:30"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              add.reset();
            }}
            error={
              isAsked && !span
                ? t('add.spanProblem')
                : refusalText(besides(add.error, ['description']), t('failed.add'))
            }
          />
          <TextInput
            className={styles.wide}
            label={t('add.description')}
            maxLength={ENTRY_DESCRIPTION_LENGTH}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
            error={fieldErrors(add.error).description}
          />
        </div>
      </div>
      <div className={styles.clock}>
        <Button type="submit" icon={<IconPlus size={18} aria-hidden="true" />} loading={add.isPending}>
          {t('add.action')}
        </Button>
        {more?.(task)}
      </div>
    </Form>
  );
}
