import { useState } from 'react';
import { REASON_LENGTH } from '#jobs/rules/interview-terms.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import styles from './interviews.module.css';

interface CallOffOwnProps {
  loading: boolean;
  onCallOff: (reason: string) => void;
}

/** The candidate cannot come at all and says why; the application goes on. */
export function CallOffOwn({ loading, onCallOff }: CallOffOwnProps) {
  const { t } = useTranslation('jobs/interviews');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!isOpen) {
    return (
      <Button variant="dangerQuiet" size="sm" onClick={() => setOpen(true)}>
        {t('callOff.action')}
      </Button>
    );
  }
  return (
    <form
      className={styles.reschedule}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onCallOff(reason);
      }}
    >
      <CountedTextarea
        label={t('callOff.reason')}
        description={t('callOff.help')}
        withAsterisk
        value={reason}
        onChange={setReason}
        maximum={REASON_LENGTH}
        minRows={2}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant="danger" loading={loading} disabled={reason.trim() === ''}>
          {t('callOff.confirm')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
