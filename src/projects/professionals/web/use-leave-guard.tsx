import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';

/** For a dialog with a form: nothing typed is lost by Escape or a click beside it; closing it otherwise asks first. */
export function useLeaveGuard(isDirty: boolean, onClose: () => void) {
  const { t } = useTranslation('projects');
  const [isLeaving, setLeaving] = useState(false);
  return {
    close: () => (isDirty ? setLeaving(true) : onClose()),
    onModal: { closeOnEscape: !isDirty, closeOnClickOutside: !isDirty },
    question: (
      <ConfirmDialog
        opened={isLeaving}
        destructive
        onClose={() => setLeaving(false)}
        title={t('details.leaveTitle')}
        confirmLabel={t('details.leaveConfirm')}
        onConfirm={onClose}
      >
        {t('details.leaveText')}
      </ConfirmDialog>
    ),
  };
}
