import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#platform/ui/api-error.ts';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { ENTRY_DESCRIPTION_LENGTH, RETROACTIVE_DAYS } from '#tasks/hours/rules/hour-limits.ts';
import { parseSpan } from '#tasks/hours/rules/parse-span.ts';
import { hoursApi, hoursKey } from './hours-queries.ts';
import { minutesText } from './hours-words.ts';
import styles from './hours.module.css';

/** The moment of a time typed for a date, where the reader is. */
function momentOf(date: string, minutes: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day, 0, minutes).toISOString();
}

/** Puts down hours by typing their span: `9-12:30`. What was typed stays until the server has it. */
export function AddHours({ projectId, taskId }: { projectId: string; taskId: string }) {
  const { t } = useTranslation('tasks/hours');
  const queryClient = useQueryClient();
  const today = dateIn(ownTimeZone(), new Date());
  const [date, setDate] = useState(today);
  const [typed, setTyped] = useState('');
  const [description, setDescription] = useState('');
  const [isAsked, setAsked] = useState(false);
  const span = parseSpan(typed);
  const add = useMutation({
    mutationFn: ({ from, until }: { from: number; until: number }) =>
      hoursApi('POST /timeEntries', {
        body: { projectId, taskId, description, start: momentOf(date, from), end: momentOf(date, until) },
      }),
    onSuccess: async ({ entries }) => {
      await queryClient.invalidateQueries({ queryKey: hoursKey });
      setTyped('');
      setDescription('');
      setAsked(false);
      toast.success(t('add.done', { time: minutesText(entries.reduce((sum, { minutes }) => sum + minutes, 0)) }));
    },
  });
  const refusal = add.error
    ? isApiError(add.error) && add.error.status < 500
      ? add.error.message
      : t('failed.add')
    : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (span) add.mutate(span);
      }}
    >
      <div className={styles.add}>
        <TextInput
          type="date"
          label={t('add.date')}
          min={addDays(today, -RETROACTIVE_DAYS)}
          max={today}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value || today)}
        />
        <TextInput
          label={t('add.span')}
          placeholder="9-12:30"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            add.reset();
          }}
          error={isAsked && !span ? t('add.spanProblem') : refusal}
        />
      </div>
      <TextInput
        label={t('add.description')}
        maxLength={ENTRY_DESCRIPTION_LENGTH}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" icon={<IconPlus size={18} aria-hidden="true" />} loading={add.isPending}>
          {t('add.action')}
        </Button>
      </div>
    </Form>
  );
}
