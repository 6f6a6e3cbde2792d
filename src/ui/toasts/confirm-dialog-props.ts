import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A question: "Cancel this project?" */
  title: string;
  /** What will be lost. */
  children?: ReactNode;
  /** Names the thing: "Cancel project". */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  loading?: boolean;
  onConfirm: () => void;
}
