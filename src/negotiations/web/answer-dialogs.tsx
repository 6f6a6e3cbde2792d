import type { Figures } from '#negotiations/rules/figures.ts';
import { MESSAGE_LENGTH } from '#negotiations/rules/terms.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ReasonDialog } from '#ui/overlays/reason-dialog.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { FigureList } from './figure-list.tsx';

interface AnswerDialogsProps {
  applicationId: string;
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
  applicationId,
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
    <ReasonDialog
      title={t('confirm.declineTitle')}
      text={t('confirm.declineText')}
      action={t('confirm.decline')}
      cancel={t('platform:dialog.cancel')}
      label={t('confirm.reason')}
      maximum={MESSAGE_LENGTH}
      danger
      draftKey={`decline-offer:${applicationId}`}
      loading={loading}
      onClose={onClose}
      onConfirm={onDecline}
    />
  );
}
