import { useState } from 'react';
import { REASON_LENGTH } from '#applications/rules/interview-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import styles from '#applications/interviews/web/interviews.module.css';

interface ReasonFormProps {
  /**
   * `reschedule`: no time suits, and the candidate waits for other times. `callOff`: the candidate cannot come at all; the application
   * continues.
   */
  what: 'reschedule' | 'callOff';
  loading: boolean;
  onSend: (reason: string) => void;
}

/** Opens on demand; the candidate must give a reason to send it. */
export function ReasonForm({ what, loading, onSend }: ReasonFormProps) {
  const { t } = useTranslation('applications/interviews');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isOff = what === 'callOff';
  const isSaid = reason.trim() !== '';
  if (!isOpen) {
    return (
      <Button variant={isOff ? 'dangerQuiet' : 'quiet'} size="sm" onClick={() => setOpen(true)}>
        {t(`${what}.action`)}
      </Button>
    );
  }
  return (
    <form
      className={styles.reschedule}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaid) onSend(reason);
      }}
    >
      <CountedTextarea
        label={t(`${what}.reason`)}
        description={t(`${what}.help`)}
        withAsterisk
        value={reason}
        onChange={setReason}
        maximum={REASON_LENGTH}
        minRows={2}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant={isOff ? 'danger' : 'primary'} loading={loading} disabled={!isSaid}>
          {t(`${what}.confirm`)}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
