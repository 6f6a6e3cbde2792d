import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { emailProblem } from '#accounts/rules/email-problem.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import { useTouched } from '#accounts/web/use-touched.ts';
import styles from './account.module.css';
import { securityQuery } from './account-queries.ts';

/** Asks for the new address and the password; the link mailed to the new address completes the change. */
export function EmailForm({ current, onDone }: { current: string; onDone: () => void }) {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shownIfTouched, touch] = useTouched();
  const ask = useMutation({
    mutationFn: () => api('POST /account/email', { body: { email: email.trim(), password } }),
    onSuccess: async () => {
      toast.success(t('account.email.sent'), { description: t('account.email.sentHint') });
      await queryClient.invalidateQueries(securityQuery);
      onDone();
    },
  });
  const problem = email.trim().toLowerCase() === current.toLowerCase() ? 'emailUnchanged' : emailProblem(email);
  const refused = fieldErrors(ask.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!problem && password !== '') ask.mutate();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={t('account.email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={shownIfTouched('email', problem && t(`accounts:errors.${problem}`))}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => touch('email')}
      />
      <PasswordField
        label={t('account.password.current')}
        value={password}
        error={refused.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {ask.error && !refused.password && (
        <Alert tone="danger" live>
          {ask.error.message}
        </Alert>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="primary" loading={ask.isPending} disabled={!!problem || password === ''}>
          {t('account.email.submit')}
        </Button>
        <Button onClick={onDone}>{t('platform:dialog.cancel')}</Button>
      </div>
    </form>
  );
}
