import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FURTHEST_ANSWER_DAYS } from '#applications/rules/answer-promise.ts';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { useTranslation } from '#ui/i18n.ts';

const DAY_MS = 86_400_000;

/** A day in the format of a date input. */
export const dayOf = (moment: Date): string => dateIn(ownTimeZone(), moment);

interface AnswerDateFormProps {
  initial: string;
  error: string | null;
  onSubmit: (dueAt: string) => void;
  children: ReactNode;
}

/** Asks for a day; the answer is promised until its end in the company's zone. */
export function AnswerDateForm({ initial, error, onSubmit, children }: AnswerDateFormProps) {
  const { t } = useTranslation('pipeline/interviews');
  const [day, setDay] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const end = new Date(`${day}T23:59:00`);
        setMissing(Number.isNaN(end.getTime()));
        if (!Number.isNaN(end.getTime())) onSubmit(end.toISOString());
      }}
    >
      <TextInput
        type="date"
        withAsterisk
        data-autofocus
        label={t('answer.day')}
        description={t('answer.help')}
        error={isMissing ? t('answer.missing') : error}
        value={day}
        min={dayOf(new Date())}
        max={dayOf(new Date(Date.now() + (FURTHEST_ANSWER_DAYS - 1) * DAY_MS))}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}
