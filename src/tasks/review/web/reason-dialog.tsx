import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { REASON_LENGTH } from '#tasks/hours/rules/hour-limits.ts';

interface ReasonDialogProps {
  title: string;
  /** What follows. */
  text: string;
  action: string;
  /** Nobody takes it back. */
  danger: boolean;
  /** What is said of an empty reason. */
  missing: string;
  loading: boolean;
  problem?: Error | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of an adjustment, a rejection or a ruling, which the other side reads. */
export function ReasonDialog({
  title,
  text,
  action,
  danger,
  missing,
  loading,
  problem,
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const { t } = useTranslation('tasks/review');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trimmed = reason.trim();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (trimmed !== '' && trimmed.length <= REASON_LENGTH) onConfirm(trimmed);
        }}
      >
        {problem && (
          <Alert tone="danger" title={t('thread.failed')} live>
            {problem.message}
          </Alert>
        )}
        <p>{text}</p>
        <CountedTextarea
          label={t('reason')}
          withAsterisk
          data-autofocus
          maximum={REASON_LENGTH}
          value={reason}
          onChange={setReason}
          error={isAsked && trimmed === '' ? missing : undefined}
        />
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant={danger ? 'danger' : 'primary'} type="submit" loading={loading}>
              {action}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
