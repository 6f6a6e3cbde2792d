import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlayerPlayFilled } from '#ui/icons/icons.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { useClock } from './use-clock.ts';

interface StartClockProps {
  readerId: string;
  place: { projectId: string; taskId: string };
  disabled?: boolean;
}

/** Starts the reader's clock at a task; one that runs elsewhere is stopped when they say so. */
export function StartClock({ readerId, place: { projectId, taskId }, disabled = false }: StartClockProps) {
  const { t } = useTranslation('timesheets/hours');
  const { clock, isKnown, start } = useClock(readerId);
  const [isAsking, setAsking] = useState(false);
  const begin = (stopOther: boolean) => start.mutate({ projectId, taskId, stopOther });
  return (
    <>
      <Button
        icon={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        disabled={!isKnown || disabled}
        loading={start.isPending}
        onClick={() => (clock ? setAsking(true) : begin(false))}
      >
        {t('clock.start')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('clock.otherTitle')}
        confirmLabel={t('clock.switch')}
        cancelLabel={t('clock.keep')}
        onConfirm={() => {
          setAsking(false);
          begin(true);
        }}
      >
        {t('clock.otherText', { task: clock?.taskTitle ?? '' })}
      </ConfirmDialog>
    </>
  );
}
