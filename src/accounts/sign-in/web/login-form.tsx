import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { emailProblem } from '#accounts/rules/email-problem.ts';
import { afterLogin } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { EntranceAlert } from '#accounts/web/entrance-alert.tsx';
import { canUsePasskeys } from '#accounts/security/web/passkeys/can-use-passkeys.ts';
import { PasskeyLogin } from '#accounts/security/web/passkeys/passkey-login.tsx';
import { enterSession } from '#accounts/sessions/web/session.ts';
import { claimSavedAddress } from '#accounts/sessions/web/claim-saved-address.ts';
import { useTouched } from '#accounts/web/use-touched.ts';
import { readPendingJob } from '#accounts/web/visit-marks.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Few logins need it; the form itself should appear at once.
const SecondStepForm = lazyPart(
  async () => (await import('#accounts/security/web/second-factor/second-step-form.tsx')).SecondStepForm,
  () => <div className={styles.awaitedForm} />,
);

export function LoginForm({ initial }: { initial: { email: string; password: string } }) {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(initial.email);
  const [password, setPassword] = useState(initial.password);
  const [shownIfTouched, touch] = useTouched();
  const login = useMutation({
    mutationFn: () => api('POST /auth/login', { body: { email: email.trim(), password } }),
    onSuccess: ({ session }) => enter(session),
  });
  const asksForCode = isApiError(login.error, 'accounts.secondFactorNeeded');
  const emailError = emailProblem(email);
  const passwordError = password === '' ? 'required' : null;

  function enter(session: SessionClaims) {
    enterSession(queryClient, session);
    void router.navigate({ href: afterLogin(session, claimSavedAddress(), readPendingJob()), replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!emailError && !passwordError) login.mutate();
  }

  if (asksForCode) return <SecondStepForm onEntered={enter} onBack={login.reset} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        size="lg"
        value={email}
        error={shownIfTouched('email', emailError && t(`errors.${emailError}`))}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => touch('email')}
      />
      <PasswordField
        label={t('fields.password')}
        labelLink={<PageLink to={accountPaths.sendResetMail}>{t('login.forgot')}</PageLink>}
        size="lg"
        value={password}
        error={shownIfTouched('password', passwordError && t(`errors.${passwordError}`))}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => touch('password')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={login.isPending}
        disabled={!!(emailError ?? passwordError)}
      >
        {t('login.submit')}
      </Button>
      {canUsePasskeys() && <PasskeyLogin onEntered={enter} />}
      {login.error && (
        <EntranceAlert
          title={t('login.failed')}
          message={login.error.message}
          advice={isApiError(login.error, 'accounts.wrongPassword') ? t('login.advice') : null}
          leadsTo={isApiError(login.error, 'accounts.unknownEmail') ? accountPaths.signup : null}
          onClose={login.reset}
        />
      )}
    </form>
  );
}
