import { useState } from 'react';
import { REASON_LENGTH } from '#jobs/rules/interview-terms.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import styles from './interviews.module.css';

interface RescheduleFormProps {
  loading: boolean;
  onAsk: (reason: string) => void;
}

/** No time suits: the candidate says why and waits for others. */
export function RescheduleForm({ loading, onAsk }: RescheduleFormProps) {
  const { t } = useTranslation('jobs/interviews');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!isOpen) {
    return (
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('noneSuits')}
      </Button>
    );
  }
  return (
    <form
      className={styles.reschedule}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onAsk(reason);
      }}
    >
      <CountedTextarea
        label={t('reason')}
        description={t('reasonHelp')}
        withAsterisk
        value={reason}
        onChange={setReason}
        maximum={REASON_LENGTH}
        minRows={2}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant="primary" loading={loading} disabled={reason.trim() === ''}>
          {t('ask')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
