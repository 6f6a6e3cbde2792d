import { Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import { useClockify } from './use-clockify.ts';

interface KeyDialogProps {
  projectId: string;
  connection: NonNullable<ClockifyView['connection']>;
  onClose: () => void;
}

/** Puts a new key in the place of one that Clockify no longer accepts; project and people stay. */
export function KeyDialog({ projectId, connection, onClose }: KeyDialogProps) {
  const { t } = useTranslation('timesheets/clockify');
  const { isBusy, keyProblem, connect } = useClockify(projectId);
  const [apiKey, setApiKey] = useState('');
  const [isAsked, setAsked] = useState(false);
  const key = apiKey.trim();
  const { clockifyWorkspaceId, clockifyProjectId } = connection;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (key.length < 8 || !(await connect({ apiKey: key, clockifyWorkspaceId, clockifyProjectId }))) return;
    toast.success(t('connect.replaced'));
    onClose();
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('connect.replace')}
      closeButtonProps={{ 'aria-label': t('connect.cancel') }}
    >
      <Form onSubmit={(event) => void submit(event)}>
        <p>{t('connect.replaceAbout', { project: connection.projectName })}</p>
        <PasswordField
          label={t('connect.key')}
          description={t('connect.keyHelp')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          value={apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value)}
          error={isAsked && key.length < 8 ? t('connect.keyNeeded') : keyProblem}
        />
        <FormFooter
          start={<Button onClick={onClose}>{t('connect.cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={isBusy}>
              {t('connect.replace')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
