import { type ReactNode, useState } from 'react';
import { REASON_LENGTH } from '#applications/rules/interview-terms.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import type { ConfirmDialogProps } from '#ui/toasts/confirm-dialog-props.ts';

interface ReasonDialogProps extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'onClose'> {
  children: ReactNode;
  reasonLabel: string;
  reasonHelp: string;
  loading: boolean;
  onConfirm: (reason: string) => void;
}

/** Asks for confirmation and a reason before something ends for candidates. */
export function ReasonDialog({ children, reasonLabel, reasonHelp, loading, ...props }: ReasonDialogProps) {
  const { title, confirmLabel, cancelLabel, onClose, onConfirm } = props;
  const { t } = useTranslation('platform');
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      save={confirmLabel}
      cancel={cancelLabel ?? t('dialog.cancel')}
      saving={{ error: null, isPending: loading }}
      danger
      onClose={onClose}
      onSubmit={() => onConfirm(reason)}
    >
      {children}
      <CountedTextarea
        label={reasonLabel}
        description={reasonHelp}
        value={reason}
        onChange={setReason}
        maximum={REASON_LENGTH}
        minRows={2}
      />
    </FormDialog>
  );
}
