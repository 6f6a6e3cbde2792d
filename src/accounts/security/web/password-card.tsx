import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { newPasswordProblems } from '#accounts/rules/sign-up-problems.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Card } from '#ui/page/card.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import { NewPasswordFields } from '#accounts/passwords/web/new-password-fields.tsx';
import { useSession } from '#accounts/sessions/web/session.ts';
import { useTouched } from '#accounts/web/use-touched.ts';
import styles from './account.module.css';
import { sessionsQuery } from './account-queries.ts';

export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('accounts/account');
  // A fresh form after each change.
  const [changes, setChanges] = useState(0);
  return (
    <Card title={t('account.password.title')}>
      {hasPassword ? (
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      ) : (
        <p className={styles.lead}>
          <RichText
            text={t('account.password.missing')}
            parts={{ link: (words) => <PageLink to={accountPaths.sendResetMail}>{words}</PageLink> }}
          />
        </p>
      )}
    </Card>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const email = useSession()?.email ?? '';
  const [currentPassword, setCurrentPassword] = useState('');
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [shownIfTouched, touch] = useTouched();
  const problems = newPasswordProblems(values);
  const hasProblem = currentPassword === '' || !!(problems.password ?? problems.confirmation);
  const change = useMutation({
    mutationFn: () => api('POST /account/password', { body: { currentPassword, password: values.password } }),
    onSuccess: async () => {
      toast.success(t('account.password.changed'), { description: t('account.password.changedHint') });
      onChanged();
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  const refused = fieldErrors(change.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hasProblem) change.mutate();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* For password managers: they file the new password under the account it belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        value={currentPassword}
        error={refused.currentPassword}
        onChange={(event) => setCurrentPassword(event.target.value)}
      />
      <NewPasswordFields
        size="md"
        isChange
        values={values}
        problems={problems}
        shownIfTouched={shownIfTouched}
        onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
        onTouch={touch}
        sending={change}
      />
      {change.error && !refused.currentPassword && !refused.password && (
        <Alert tone="danger" live>
          {change.error.message}
        </Alert>
      )}
      <Button type="submit" variant="primary" loading={change.isPending} disabled={hasProblem}>
        {t('account.password.submit')}
      </Button>
    </form>
  );
}
