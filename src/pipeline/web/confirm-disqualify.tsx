import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { CandidateCard } from '#pipeline/shapes.ts';
import styles from './pipeline.module.css';

interface ConfirmDisqualifyProps {
  cards: readonly CandidateCard[];
  onClose: () => void;
  onDisqualify: (cards: readonly CandidateCard[], reason: string) => Promise<unknown>;
}

/** There is no way back: says how many, and asks for the reason. */
export function ConfirmDisqualify({ cards, onClose, onDisqualify }: ConfirmDisqualifyProps) {
  const { t } = useTranslation('pipeline');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  async function finish() {
    setBusy(true);
    await onDisqualify(cards, reason);
    onClose();
  }

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirm.disqualifyTitle', { count: cards.length, name: cards[0]?.name ?? '' })}
      confirmLabel={t('confirm.disqualifyAction')}
      destructive
      loading={busy}
      onConfirm={() => void finish()}
    >
      {t('confirm.disqualifyText')}
      <Textarea
        className={styles.reason}
        label={t('confirm.reason')}
        value={reason}
        maxLength={2_000}
        autosize
        minRows={2}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
