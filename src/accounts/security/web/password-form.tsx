import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Alert } from '#ui/states/alert.tsx';
import styles from './account.module.css';

interface PasswordFormProps {
  submitLabel: string;
  destructive?: boolean;
  isPending: boolean;
  /** Errors that are not about the password are shown below the fields. */
  error: Error | null;
  /** Whether `children` are filled in. */
  isReady?: boolean;
  onSubmit: (password: string) => void;
  onCancel: () => void;
  lead?: ReactNode;
  /** Further fields after the password. */
  children?: ReactNode;
}

/** Requires the password before a change of the account, so that an open session is not enough. */
export function PasswordForm({ submitLabel, destructive = false, isReady = true, ...props }: PasswordFormProps) {
  const { isPending, error, onSubmit, onCancel, lead, children } = props;
  const { t } = useTranslation('accounts/account');
  const [password, setPassword] = useState('');
  const refused = fieldErrors(error);
  const isComplete = isReady && password !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) onSubmit(password);
  }

  return (
    <form className={styles.setup} noValidate onSubmit={submit}>
      {lead}
      <PasswordField
        label={t('account.password.current')}
        data-autofocus
        value={password}
        error={refused.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {children}
      {error && !refused.password && (
        <Alert tone="danger" live>
          {error.message}
        </Alert>
      )}
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('platform:dialog.cancel')}</Button>
        <Button type="submit" variant={destructive ? 'danger' : 'primary'} loading={isPending} disabled={!isComplete}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
