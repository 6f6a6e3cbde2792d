import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { newPasswordProblems } from '#accounts/rules/sign-up-problems.ts';
import { fieldErrors, isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { NewPasswordFields } from '#accounts/passwords/web/new-password-fields.tsx';
import { resetCode } from './reset-code.ts';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { useTouched } from '#accounts/web/use-touched.ts';

/** Sets a new password by the code of the mailed link. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const footLinks = useFooterLinks();
  const [code] = useState(() => resetCode.read());
  const owner = useQuery({
    queryKey: ['accounts', 'resetCode', code],
    queryFn: ({ signal }) => api('POST /auth/read-reset-code', { body: { oobCode: code! }, signal }),
    enabled: code !== null,
    staleTime: Infinity,
  });
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [shownIfTouched, touch] = useTouched();
  const problems = newPasswordProblems(values);
  const hasProblem = !!(problems.password ?? problems.confirmation);
  const reset = useMutation({
    mutationFn: (oobCode: string) => api('POST /auth/reset-password', { body: { oobCode, password: values.password } }),
    onSuccess: () => {
      resetCode.forget();
      toast.success(t('resetPassword.done'), { description: t('resetPassword.doneHint') });
      void router.navigate({ href: accountPaths.login });
    },
  });
  const isStale = code === null || [reset, owner].some(({ error }) => isApiError(error, 'accounts.codeInvalid'));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code !== null && !hasProblem) reset.mutate(code);
  }

  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t('resetPassword.title')}
      lead={t('resetPassword.lead')}
      footLinks={footLinks}
    >
      {isStale ? (
        <div className={styles.form}>
          <Alert tone="danger" live>
            {t('errors.codeInvalid')}
          </Alert>
          <ButtonLink to={accountPaths.sendResetMail} variant="primary" size="lg" block>
            {t('resetPassword.askAgain')}
          </ButtonLink>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={submit}>
          {/* For password managers: they file the new password under the account it belongs to. */}
          <input type="text" autoComplete="username" value={owner.data?.email ?? ''} readOnly hidden />
          <NewPasswordFields
            values={values}
            problems={problems}
            shownIfTouched={shownIfTouched}
            onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
            onTouch={touch}
            sending={reset}
          />
          {reset.error && !fieldErrors(reset.error).password && (
            <Alert tone="danger" live>
              {reset.error.message}
            </Alert>
          )}
          <Button type="submit" variant="primary" size="lg" block loading={reset.isPending} disabled={hasProblem}>
            {t('resetPassword.submit')}
          </Button>
        </form>
      )}
    </BareShell>
  );
}
