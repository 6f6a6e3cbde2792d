import { Modal } from '@mantine/core';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import '#ui/theme/full-styles.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';

interface MoveDialogProps {
  status: ProjectStatus;
  loading: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason why a project moves back or is canceled. */
export function MoveDialog({ status, loading, onClose, onConfirm }: MoveDialogProps) {
  const { t } = useTranslation('projects');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isCanceling = status === 'canceled';
  const trimmed = reason.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={isCanceling ? t('details.cancelTitle') : t('details.moveTitle', { status: t(`status.${status}`) })}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
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
        <FormFooter
          start={<Button onClick={onClose}>{isCanceling ? t('details.keep') : t('cancel')}</Button>}
          end={
            <Button variant={isCanceling ? 'danger' : 'primary'} type="submit" loading={loading}>
              {isCanceling ? t('details.cancel') : t('details.moveConfirm')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
