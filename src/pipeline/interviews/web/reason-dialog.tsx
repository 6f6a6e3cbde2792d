import { type ReactNode, useState } from 'react';
import { REASON_LENGTH } from '#applications/rules/interview-terms.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import type { Saving } from '#ui/overlays/use-typed-words.ts';
import type { ConfirmDialogProps } from '#ui/toasts/confirm-dialog-props.ts';

interface ReasonDialogProps extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'onClose'> {
  children: ReactNode;
  reasonLabel: string;
  reasonHelp: string;
  saving: Saving;
  /** Whose reason it is. */
  draftKey: string;
  onConfirm: (reason: string) => void;
}

/** Asks for confirmation and a reason before something ends for candidates. */
export function ReasonDialog({ children, reasonLabel, reasonHelp, saving, ...props }: ReasonDialogProps) {
  const { title, confirmLabel, cancelLabel, draftKey, onClose, onConfirm } = props;
  const { t } = useTranslation('platform');
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      draftKey={draftKey}
      title={title}
      save={confirmLabel}
      cancel={cancelLabel ?? t('dialog.cancel')}
      saving={saving}
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
