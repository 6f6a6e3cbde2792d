import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { journeyOf } from '#accounts/sign-up/rules/sign-up-entry.ts';
import { signUpProblems } from '#accounts/rules/sign-up-problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { currentLanguage } from '#ui/i18n.ts';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import { currentBrand } from '#ui/theme/brand.ts';
import { AccountTypeChoice } from '#accounts/sign-up/web/account-type-choice.tsx';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { SignUpAlerts } from '#accounts/sign-up/web/sign-up-alerts.tsx';
import { NewPasswordFields } from '#accounts/passwords/web/new-password-fields.tsx';
import { SocialEntrance } from '#accounts/social/web/social-entrance.tsx';
import { TermsCheckbox } from '#accounts/sign-up/web/terms-checkbox.tsx';
import { useFinishSignUp } from '#accounts/sign-up/web/use-finish-sign-up.ts';
import { useSignUpEntry } from '#accounts/sign-up/web/use-sign-up-entry.ts';
import { useTouched } from '#accounts/web/use-touched.ts';

/** The one form for every sign-up page of companies and professionals; the address and the stored marks decide what it asks for. */
export function SignupForm() {
  const { t } = useTranslation('accounts');
  const entry = useSignUpEntry();
  const [userRole, setUserRole] = useState(entry.role);
  const [fields, setFields] = useState({ email: '', password: '', confirmation: '' });
  const [acceptedTerms, setAcceptedTerms] = useState(false);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const [shownIfTouched, touch] = useTouched();
  const { isProcessing, finish } = useFinishSignUp();
  const problems = signUpProblems(fields);
  const setField = (name: keyof typeof fields, value: string) => setFields((now) => ({ ...now, [name]: value }));
  const signup = useMutation({
    mutationFn: () =>
      api('POST /users/create', {
        body: {
          email: fields.email.trim(),
          password: fields.password,
          userRole,
          acceptedTerms,
          language: currentLanguage(),
          journey: journeyOf(entry, userRole),
          campaign: entry.campaign,
          brand: currentBrand(),
        },
      }),
    onSuccess: ({ session }) => finish(session),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.values(problems).some(Boolean)) return;
    if (acceptedTerms) signup.mutate();
    else setAsksForTerms(true);
  }

  function prepareSocial() {
    if (!acceptedTerms) setAsksForTerms(true);
    return acceptedTerms ? { userRole, acceptedTerms } : null;
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!entry.choiceHidden && <AccountTypeChoice value={userRole} onChange={setUserRole} />}
      <TextInput
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        size="lg"
        value={fields.email}
        error={
          shownIfTouched('email', problems.email && t(`errors.${problems.email}`)) ?? fieldErrors(signup.error).email
        }
        onChange={(event) => setField('email', event.target.value)}
        onBlur={() => touch('email')}
      />
      <NewPasswordFields
        values={fields}
        problems={problems}
        shownIfTouched={shownIfTouched}
        onChange={setField}
        onTouch={touch}
        sending={signup}
      />
      <TermsCheckbox checked={acceptedTerms} onChange={setAcceptedTerms} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={signup.isPending}
        disabled={Object.values(problems).some(Boolean)}
      >
        {t('signup.submit')}
      </Button>
      <SocialEntrance place="after" prepare={prepareSocial} />
      <SignUpAlerts
        asksForTerms={asksForTerms}
        onTermsClosed={() => setAsksForTerms(false)}
        problem={signup.error}
        onProblemClosed={signup.reset}
      />
      {isProcessing && <GlobalLoading />}
    </form>
  );
}
