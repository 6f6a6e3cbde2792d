import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import '#ui/theme/full-styles.ts';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { endedSession } from '#ui/session/ended-session.ts';
import { canUsePasskeys } from '#accounts/security/web/passkeys/can-use-passkeys.ts';
import { PasskeyLogin } from '#accounts/security/web/passkeys/passkey-login.tsx';
import { SecondStepForm } from '#accounts/security/web/second-factor/second-step-form.tsx';
import { SocialEntrance } from '#accounts/social/web/social-entrance.tsx';
import { sessionQuery, useSession } from '#accounts/sessions/web/session.ts';

const OVER_OTHER_DIALOGS = 400;
/** Escape must not reach a form's own dialog below. */
const keepsEscape = { 'data-mantine-stop-propagation': 'true' };

/** Logs in again without leaving the page: what was typed on it stays. */
export function SessionEndedDialog() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const known = useSession();
  const [password, setPassword] = useState('');
  // The first step was the sign-in provider, not the password.
  const [asksAnyway, setAsksAnyway] = useState(false);
  const login = useMutation({
    mutationFn: (email: string) => api('POST /auth/login', { body: { email, password } }),
    onSuccess: ({ session }) => goOn(session),
  });
  if (!known) return null;

  function goOn(session: SessionClaims) {
    // The passkey may belong to somebody else: no data of the former person may stay.
    if (session.userId !== known?.userId) return window.location.reload();
    endedSession.settle();
    void queryClient.invalidateQueries();
  }

  /** To the login page; the guard saves the address. */
  function leave() {
    queryClient.setQueryData(sessionQuery.queryKey, (data) => data && { ...data, session: null });
    endedSession.settle();
    void router.invalidate();
  }

  function askAgain() {
    login.reset();
    setAsksAnyway(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (known && password !== '') login.mutate(known.email);
  }

  const asksForCode = asksAnyway || isApiError(login.error, 'accounts.secondFactorNeeded');
  return (
    <Modal
      opened
      zIndex={OVER_OTHER_DIALOGS}
      title={t('sessionEnded.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      overlayProps={{ blur: 6 }}
      onClose={leave}
    >
      {/* The focus begins here: the password field would take letters of somebody who goes on typing what the page asked for. */}
      <p className={styles.ended} tabIndex={-1} data-autofocus {...keepsEscape}>
        {t('sessionEnded.text')}
      </p>
      {asksForCode ? (
        <SecondStepForm onEntered={goOn} onBack={askAgain} />
      ) : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <p>
            <b>{known.email}</b>
          </p>
          <input type="text" autoComplete="username" value={known.email} readOnly hidden />
          <PasswordField
            label={t('fields.password')}
            size="lg"
            {...keepsEscape}
            value={password}
            error={login.error?.message}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" size="lg" block loading={login.isPending} disabled={password === ''}>
            {t('login.submit')}
          </Button>
          <SocialEntrance place="after" here={{ onEntered: goOn, onSecondFactor: () => setAsksAnyway(true) }} />
          {canUsePasskeys() && <PasskeyLogin onEntered={goOn} />}
          <Button size="lg" variant="quiet" block onClick={leave}>
            {t('sessionEnded.leave')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
