import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { emailProblem } from '#accounts/rules/email-problem.ts';
import { REASON_LENGTH } from '#backoffice/rules/reason-length.ts';
import { api } from '#backoffice/web/api.ts';
import { EmailField } from '#backoffice/web/email-field.tsx';
import { fieldErrors, isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';

/** Asks for the person, the reason, and the staff member's own password. */
export function LockedOutModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backoffice');
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const help = useMutation({
    mutationFn: () =>
      api('POST /cms/second-factor/switch-off', { body: { email: email.trim(), reason: reason.trim(), password } }),
    onSuccess: () => {
      toast.success(t('lockedOut.done'), { description: email.trim() });
      onClose();
    },
  });
  const isUnknown = isApiError(help.error, 'backoffice.personNotFound');
  const refused = fieldErrors(help.error);
  const isReason = reason.trim() !== '' && reason.trim().length <= REASON_LENGTH;
  const isComplete = !emailProblem(email) && isReason && password !== '';
  const emailError =
    isTried && emailProblem(email) ? t('platform:errors.fieldEmail') : isUnknown && help.error?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete) help.mutate();
  }

  return (
    <TypedDialog
      draft={{ key: 'locked-out', saving: help }}
      onClose={onClose}
      title={t('lockedOut.title')}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
    >
      <Form onSubmit={submit}>
        <p className="sub">{t('lockedOut.text')}</p>
        <EmailField
          label={t('lockedOut.email')}
          value={email}
          error={emailError}
          onChange={(next) => {
            setEmail(next);
            help.reset();
          }}
        />
        <CountedTextarea
          label={t('lockedOut.reason')}
          description={t('lockedOut.reasonHelp')}
          withAsterisk
          value={reason}
          error={isTried && reason.trim() === '' && t('platform:errors.fieldRequired')}
          onChange={setReason}
          maximum={REASON_LENGTH}
          minRows={2}
          autosize
        />
        <PasswordField
          label={t('lockedOut.password')}
          withAsterisk
          value={password}
          error={refused.password ?? (isTried && password === '' && t('platform:errors.fieldRequired'))}
          onChange={(event) => setPassword(event.target.value)}
        />
        {help.error && !isUnknown && !refused.password && (
          <Alert tone="danger" live>
            {help.error.message}
          </Alert>
        )}
        <FormFooter
          end={
            <Button type="submit" variant="danger" loading={help.isPending}>
              {t('lockedOut.submit')}
            </Button>
          }
        />
      </Form>
    </TypedDialog>
  );
}
