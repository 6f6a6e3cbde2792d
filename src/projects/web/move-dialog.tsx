import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import type { ProjectStatus } from '#projects/rules/terms.ts';

interface MoveDialogProps {
  projectId: string;
  status: ProjectStatus;
  loading: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason why a project moves back or is canceled. */
export function MoveDialog({ projectId, status, loading, onClose, onConfirm }: MoveDialogProps) {
  const { t } = useTranslation('projects');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isCanceling = status === 'canceled';
  const trimmed = reason.trim();
  return (
    <FormDialog
      title={isCanceling ? t('details.cancelTitle') : t('details.moveTitle', { status: t(`status.${status}`) })}
      save={isCanceling ? t('details.cancel') : t('details.moveConfirm')}
      cancel={isCanceling ? t('details.keep') : t('cancel')}
      saving={{ error: null, isPending: loading }}
      danger={isCanceling}
      draftKey={`move-project:${projectId}:${status}`}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (trimmed !== '' && trimmed.length <= FREE_TEXT_LENGTH) onConfirm(trimmed);
      }}
    >
      {isCanceling && <p>{t('details.cancelText')}</p>}
      <CountedTextarea
        label={t('details.moveReason')}
        description={t('details.moveReasonHelp')}
        withAsterisk
        data-autofocus
        maximum={FREE_TEXT_LENGTH}
        value={reason}
        onChange={setReason}
        error={asked && trimmed === '' ? t('details.moveReasonMissing') : undefined}
      />
    </FormDialog>
  );
}
