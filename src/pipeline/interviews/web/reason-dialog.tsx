import { type ReactNode, useState } from 'react';
import { REASON_LENGTH } from '#applications/rules/interview-terms.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '#ui/toasts/confirm-dialog-props.ts';

interface ReasonDialogProps extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'onClose'> {
  children: ReactNode;
  reasonLabel: string;
  reasonHelp: string;
  loading: boolean;
  onConfirm: (reason: string) => void;
}

/** Asks for confirmation and a reason before something ends for candidates. */
export function ReasonDialog({ children, reasonLabel, reasonHelp, onConfirm, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog opened destructive onConfirm={() => onConfirm(reason)} {...dialog}>
      {children}
      <CountedTextarea
        label={reasonLabel}
        description={reasonHelp}
        value={reason}
        onChange={setReason}
        maximum={REASON_LENGTH}
        minRows={2}
      />
    </ConfirmDialog>
  );
}
