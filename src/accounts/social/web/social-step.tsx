import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { journeyOf } from '#accounts/sign-up/rules/sign-up-entry.ts';
import { Button } from '#ui/controls/button.tsx';
import { currentLanguage } from '#ui/i18n.ts';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import { currentBrand } from '#ui/theme/brand.ts';
import { AccountTypeChoice } from '#accounts/sign-up/web/account-type-choice.tsx';
import styles from '#accounts/web/accounts.module.css';
import { api } from '#accounts/web/api.ts';
import { SignUpAlerts } from '#accounts/sign-up/web/sign-up-alerts.tsx';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import { TermsCheckbox } from '#accounts/sign-up/web/terms-checkbox.tsx';
import { useFinishSignUp } from '#accounts/sign-up/web/use-finish-sign-up.ts';
import { useSignUpEntry } from '#accounts/sign-up/web/use-sign-up-entry.ts';
import { savedSignUp } from './saved-sign-up.ts';

/** After the first sign-in with the provider: the account type, and the terms unless already accepted. */
export function SocialStep() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const entry = useSignUpEntry();
  const [kept] = useState(savedSignUp.read);
  const [userRole, setUserRole] = useState(entry.choiceHidden ? entry.role : (kept.userRole ?? entry.role));
  const [acceptedTerms, setAcceptedTerms] = useState(kept.acceptedTerms);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const { isProcessing, finish } = useFinishSignUp();
  const complete = useMutation({
    mutationFn: () =>
      api('POST /auth/social/complete', {
        body: {
          userRole,
          acceptedTerms,
          language: currentLanguage(),
          journey: journeyOf(entry, userRole),
          campaign: entry.campaign,
          brand: currentBrand(),
        },
      }),
    onSuccess: ({ session }) => {
      savedSignUp.forget();
      finish(session);
    },
  });
  const leave = useMutation({
    mutationFn: () => api('POST /auth/social/cancel'),
    onSettled: () => {
      savedSignUp.forget();
      return queryClient.invalidateQueries(sessionQuery);
    },
  });

  // Nothing is left to ask: continue.
  const asksNothing = entry.choiceHidden && kept.acceptedTerms;
  const started = useRef(false);
  const { mutate } = complete;
  useEffect(() => {
    if (!asksNothing || started.current) return;
    started.current = true;
    mutate();
  }, [asksNothing, mutate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (acceptedTerms) complete.mutate();
    else setAsksForTerms(true);
  }

  if (isProcessing || (asksNothing && !complete.error)) return <GlobalLoading />;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {!entry.choiceHidden && <AccountTypeChoice value={userRole} onChange={setUserRole} />}
        {!kept.acceptedTerms && <TermsCheckbox checked={acceptedTerms} onChange={setAcceptedTerms} />}
        <Button type="submit" variant="primary" size="lg" block loading={complete.isPending}>
          {t('signup.submit')}
        </Button>
      </form>
      <p className={styles.switch}>
        {t('social.step.otherwise')}{' '}
        <Button variant="quiet" size="sm" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('social.step.cancel')}
        </Button>
      </p>
      <SignUpAlerts
        asksForTerms={asksForTerms}
        onTermsClosed={() => setAsksForTerms(false)}
        problem={complete.error}
        onProblemClosed={() => {
          complete.reset();
          void queryClient.invalidateQueries(sessionQuery);
        }}
      />
    </>
  );
}
