import { Modal } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '../controls/button.tsx';
import '../theme/full-styles.ts';
import { useOpenedAfterMount } from '../overlays/use-touch-overlay.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';
import styles from './dialogs.module.css';

/** The dialog itself, loaded with the first touch of a page that may ask. */
export function ConfirmDialogBody({
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
    <Modal
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.actions} data-foot>
        <Button onClick={onClose} {...(destructive && { 'data-autofocus': true })}>
          {cancelLabel ?? t('dialog.cancel')}
        </Button>
        <Button
          variant={destructive ? 'danger' : 'primary'}
          loading={loading}
          // The second click of a double one confirms nothing again, nor what the first one has opened.
          onClick={(event) => event.detail < 2 && onConfirm()}
          {...(!destructive && { 'data-autofocus': true })}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
