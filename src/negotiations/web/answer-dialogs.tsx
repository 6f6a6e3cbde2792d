import { useState } from 'react';
import type { Figures } from '#negotiations/rules/figures.ts';
import { MESSAGE_LENGTH } from '#negotiations/rules/terms.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { FigureList } from './figure-list.tsx';

interface AnswerDialogsProps {
  answer: 'accept' | 'decline';
  figures: Figures;
  netIsPaidOut: boolean;
  currency: NegotiationView['currency'];
  loading: boolean;
  onClose: () => void;
  onAccept: () => void;
  onDecline: (message: string) => void;
}

/** Both answers are final and ask for confirmation: an agreement is binding, and a refusal ends the negotiation. */
export function AnswerDialogs({
  answer,
  figures,
  netIsPaidOut,
  currency,
  loading,
  onClose,
  onAccept,
  onDecline,
}: AnswerDialogsProps) {
  const { t } = useTranslation('negotiations');
  const [message, setMessage] = useState('');
  if (answer === 'accept') {
    return (
      <ConfirmDialog
        opened
        onClose={onClose}
        title={t('confirm.acceptTitle')}
        confirmLabel={t('confirm.accept')}
        loading={loading}
        onConfirm={onAccept}
      >
        <FigureList figures={figures} currency={currency} netIsPaidOut={netIsPaidOut} />
        <p>{t(netIsPaidOut ? 'confirm.acceptPaidOutText' : 'confirm.acceptText')}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirm.declineTitle')}
      confirmLabel={t('confirm.decline')}
      destructive
      loading={loading}
      onConfirm={() => message.length <= MESSAGE_LENGTH && onDecline(message)}
    >
      <p>{t('confirm.declineText')}</p>
      <CountedTextarea
        label={t('confirm.reason')}
        value={message}
        onChange={setMessage}
        maximum={MESSAGE_LENGTH}
        minRows={2}
      />
    </ConfirmDialog>
  );
}
