import { useTranslation } from '#ui/i18n.ts';
import { ReasonDialog as AnyReasonDialog, type ReasonDialogProps } from '#ui/overlays/reason-dialog.tsx';
import { REASON_LENGTH } from '#timesheets/hours/rules/hour-limits.ts';

type OwnProps = Omit<ReasonDialogProps, 'cancel' | 'label' | 'maximum' | 'problem'> & { problem?: Error | null };

/** Asks for the reason of an adjustment, a rejection or a ruling, which the other side reads. */
export function ReasonDialog({ problem, ...props }: OwnProps) {
  const { t } = useTranslation('timesheets/review');
  return (
    <AnyReasonDialog
      {...props}
      cancel={t('cancel')}
      label={t('reason')}
      maximum={REASON_LENGTH}
      problem={problem ? { title: t('thread.failed'), error: problem } : null}
    />
  );
}
