import { useState } from 'react';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

const REASON_LENGTH = 2_000;

interface ConfirmDisqualifyProps {
  cards: readonly CandidateCard[];
  onClose: () => void;
  /** Returns whether the server accepted; if not, the typed reason stays for another attempt. */
  onDisqualify: (cards: readonly CandidateCard[], reason: string) => Promise<boolean>;
}

/** Says that this is final and for how many candidates, and asks for the reason. */
export function ConfirmDisqualify({ cards, onClose, onDisqualify }: ConfirmDisqualifyProps) {
  const { t } = useTranslation('pipeline/selection');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  async function finish() {
    if (reason.length > REASON_LENGTH) return;
    setBusy(true);
    if (await onDisqualify(cards, reason)) onClose();
    else setBusy(false);
  }

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirm.disqualifyTitle', { count: cards.length, name: personName(cards[0]?.name ?? '') })}
      confirmLabel={t('confirm.disqualifyAction')}
      destructive
      loading={busy}
      onConfirm={() => void finish()}
    >
      {t('confirm.disqualifyText')}
      <div className={styles.reason}>
        <CountedTextarea
          label={t('confirm.reason')}
          value={reason}
          onChange={setReason}
          maximum={REASON_LENGTH}
          minRows={2}
        />
      </div>
    </ConfirmDialog>
  );
}
