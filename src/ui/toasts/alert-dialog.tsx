import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconAlertCircle } from '#ui/icons/icons.ts';
import { Button } from '../controls/button.tsx';
import '../theme/full-styles.ts';
import styles from './dialogs.module.css';

export interface AlertDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Labels the button that otherwise says "Got it". */
  closeLabel?: string;
  actions?: ReactNode;
}

/** An error that must be read before continuing. */
export function AlertDialog({ opened, onClose, title, children, closeLabel, actions }: AlertDialogProps) {
  const { t } = useTranslation('platform');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <span className={styles.danger}>
          <IconAlertCircle size={20} aria-hidden="true" />
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.actions} data-foot>
        {actions}
        <Button variant="primary" onClick={onClose} data-autofocus>
          {closeLabel ?? t('dialog.understood')}
        </Button>
      </div>
    </Modal>
  );
}
