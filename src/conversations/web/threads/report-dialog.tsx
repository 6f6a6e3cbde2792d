import { useState } from 'react';
import { REPORT_LENGTH } from '#conversations/rules/thread-terms.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import styles from './conversation.module.css';
import type { useThread } from './use-thread.ts';

/** Tells the team of the product what is wrong with a conversation. */
export function ReportDialog({ thread, onClose }: { thread: ReturnType<typeof useThread>; onClose: () => void }) {
  const { t } = useTranslation('conversations/threads');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const isReady = reason.trim() !== '' && reason.length <= REPORT_LENGTH;

  async function send() {
    setBusy(true);
    try {
      await thread.calls.report(reason);
      toast.success(t('report.sent'));
      await thread.refresh();
      onClose();
    } catch (failure) {
      setProblem(failure as Error);
      setBusy(false);
    }
  }

  return (
    <TypedDialog
      draft={{ key: `report:${thread.calls.key.join(' ')}`, saving: { isPending: busy, error: problem } }}
      onClose={onClose}
      title={t('report.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !busy) void send();
        }}
      >
        <p>{t('report.text')}</p>
        <CountedTextarea
          label={t('report.reason')}
          withAsterisk
          value={reason}
          onChange={setReason}
          maximum={REPORT_LENGTH}
          error={problem && (isApiError(problem) ? problem.message : t('failed'))}
        />
        <div className={styles.send}>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={busy} disabled={!isReady}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}
