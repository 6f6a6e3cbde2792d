import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DAY_MINUTES, type QuietHours } from '#notices/choices/rules/quiet-hours.ts';
import { isApiError } from '#ui/api-error.ts';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { Card } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { choicesApi } from './notice-choices-api.ts';
import styles from './notice-choices.module.css';

const NIGHT: QuietHours = { from: 21 * 60, until: 8 * 60 };
const STEP_MINUTES = 60;

/** When mails that can wait are held back, in the reader's own time. */
export function QuietHoursCard({ quietHours }: { quietHours: QuietHours | null }) {
  const { t } = useTranslation('notices/choices');
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (chosen: QuietHours | null) => choicesApi('PUT /quietHours', { body: { quietHours: chosen } }),
    onError: (error) => toast.error(t('failed'), isApiError(error) ? { description: error.message } : {}),
    onSettled: () => readAnew(queryClient, ['account', 'noticeChoices']),
  });
  const shown = save.isPending ? save.variables : quietHours;
  return (
    <Card title={t('quiet.title')}>
      <Switch
        label={t('quiet.label')}
        description={t('quiet.text')}
        checked={shown !== null}
        onChange={(event) => save.mutate(event.currentTarget.checked ? NIGHT : null)}
      />
      {shown && (
        <div className={styles.hours}>
          {(['from', 'until'] as const).map((end) => (
            <TouchSelect
              key={end}
              label={t(`quiet.${end}`)}
              value={String(shown[end])}
              data={hoursOfDay()}
              onChange={(value) => save.mutate({ ...shown, [end]: Number(value) })}
            />
          ))}
        </div>
      )}
    </Card>
  );
}

function hoursOfDay() {
  const format = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, hour) => {
    const minute = hour * STEP_MINUTES;
    return { value: String(minute), label: format.format(minute * 60_000) };
  });
}
