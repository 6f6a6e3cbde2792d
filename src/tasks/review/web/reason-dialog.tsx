import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import '#platform/ui/theme/full-styles.ts';
import { REASON_LENGTH } from '#tasks/hours/rules/hour-limits.ts';

interface ReasonDialogProps {
  verdict: 'adjust' | 'reject';
  title: string;
  loading: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Says what follows from an adjustment or a rejection, and asks for its reason. */
export function ReasonDialog({ verdict, title, loading, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation('tasks/review');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trimmed = reason.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`${verdict}Title`, { title })}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (trimmed !== '' && trimmed.length <= REASON_LENGTH) onConfirm(trimmed);
        }}
      >
        <p>{t(`${verdict}Text`)}</p>
        <CountedTextarea
          label={t('reason')}
          withAsterisk
          data-autofocus
          maximum={REASON_LENGTH}
          value={reason}
          onChange={setReason}
          error={isAsked && trimmed === '' ? t('reasonMissing') : undefined}
        />
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant={verdict === 'reject' ? 'danger' : 'primary'} type="submit" loading={loading}>
              {t(verdict)}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
