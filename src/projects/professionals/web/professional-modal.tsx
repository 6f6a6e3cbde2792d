import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

interface ProfessionalModalProps {
  title: string;
  confirmLabel: string;
  destructive?: boolean;
  /** Whether all required fields are filled in. */
  isReady: boolean;
  /** Whether something was typed that closing would lose. */
  isDirty?: boolean;
  /** The state of the request. */
  change: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around an action on a project's professional: the fields, errors, and the button that submits it. */
export function ProfessionalModal({ title, confirmLabel, isReady, change, onClose, ...rest }: ProfessionalModalProps) {
  const { t } = useTranslation('projects/squad');
  const { destructive = false, isDirty = false, children } = rest;
  const { close, onModal, question } = useLeaveGuard(isDirty, onClose);
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('cancel') }} {...onModal}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) change.mutate();
        }}
      >
        {change.error && (
          <Alert tone="danger" title={t('failed')} live>
            {change.error.message}
          </Alert>
        )}
        {children}
        <FormFooter
          start={<Button onClick={close}>{t('cancel')}</Button>}
          end={
            <Button
              variant={destructive ? 'danger' : 'primary'}
              type="submit"
              disabled={!isReady}
              loading={change.isPending}
            >
              {confirmLabel}
            </Button>
          }
        />
      </Form>
      {question}
    </Modal>
  );
}
