import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '../controls/button.tsx';
import '../theme/full-styles.ts';
import styles from './dialogs.module.css';

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

export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  loading = false,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation('platform');
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('dialog.close') }}>
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.actions} data-foot>
        <Button onClick={onClose} {...(destructive && { 'data-autofocus': true })}>
          {cancelLabel ?? t('dialog.cancel')}
        </Button>
        <Button
          variant={destructive ? 'danger' : 'primary'}
          loading={loading}
          onClick={onConfirm}
          {...(!destructive && { 'data-autofocus': true })}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
