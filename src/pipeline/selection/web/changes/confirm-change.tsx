import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { ConfirmChangeProps } from '#pipeline/board/web/board-parts.ts';

/** Confirms replacing one selection with another, and names both. */
export function ConfirmChange({ change, onClose, onConfirm }: ConfirmChangeProps) {
  const { t } = useTranslation('pipeline/selection');
  const [busy, setBusy] = useState(false);
  const names = { before: personName(change.before), after: personName(change.after) };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirm.changeTitle', names)}
      confirmLabel={t('confirm.changeAction', names)}
      loading={busy}
      onConfirm={() => {
        setBusy(true);
        void onConfirm().finally(() => {
          setBusy(false);
          onClose();
        });
      }}
    >
      {t('confirm.changeText', names)}
    </ConfirmDialog>
  );
}
