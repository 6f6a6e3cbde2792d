import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import {
  STAFF_NAME_LENGTH,
  type StaffFields,
  staffSignUpProblems,
} from '#accounts/sign-up/rules/staff-sign-up-problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { fieldErrors } from '#ui/api-error.ts';
import { FieldPair } from '#ui/form/form.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { NewPasswordFields } from '#accounts/passwords/web/new-password-fields.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useFinishSignUp } from './use-finish-sign-up.ts';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { useTouched } from '#accounts/web/use-touched.ts';

const nobody: StaffFields = {
  email: '',
  password: '',
  confirmation: '',
  firstName: '',
  lastName: '',
  displayName: '',
  dob: '',
};

/** The provider's own staff, by the link of an invitation. */
export function StaffSignupPage() {
  const { t } = useTranslation('accounts');
  const code = useLocation({ select: ({ search }) => (search as { code?: unknown }).code });
  const [fields, setFields] = useState(nobody);
  const [acceptedTerms, setAcceptedTerms] = useState(false);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const [shownIfTouched, touch] = useTouched();
  const { isProcessing, finish } = useFinishSignUp();
  const problems = staffSignUpProblems(fields, new Date().toISOString().slice(0, 10));
  const hasProblem = Object.values(problems).some(Boolean);
  const setField = (name: keyof StaffFields, value: string) => setFields((now) => ({ ...now, [name]: value }));
  const signup = useMutation({
    mutationFn: () => {
      const { confirmation: _, ...given } = fields;
      const withCode = typeof code === 'string' && code !== '' && { code };
      return api('POST /users/createAdmin', {
        body: { ...given, ...withCode, acceptedTerms, language: currentLanguage() },
      });
    },
    onSuccess: ({ session }) => finish(session),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasProblem) return;
    setAsksForTerms(!acceptedTerms);
    if (acceptedTerms) signup.mutate();
  }

  const text = (name: keyof StaffFields) => ({
    label: t(`fields.${name}`),
    size: 'lg' as const,
    value: fields[name],
    error: shownIfTouched(name, problems[name] && t(`errors.${problems[name]}`)),
    onChange: (event: { target: { value: string } }) => setField(name, event.target.value),
    onBlur: () => touch(name),
  });
  const refused = fieldErrors(signup.error).password ? undefined : signup.error?.message;
  const refusal = asksForTerms ? t('errors.termsNotAccepted') : refused;

  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t('staffSignup.title')}
      lead={t(code ? 'staffSignup.leadWithCode' : 'staffSignup.lead')}
      footLinks={useFooterLinks()}
      wide
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          {...text('email')}
          description={t('staffSignup.hint')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <FieldPair>
          <TextInput {...text('firstName')} autoComplete="given-name" maxLength={STAFF_NAME_LENGTH} />
          <TextInput {...text('lastName')} autoComplete="family-name" maxLength={STAFF_NAME_LENGTH} />
        </FieldPair>
        <FieldPair>
          <TextInput {...text('displayName')} autoComplete="nickname" maxLength={STAFF_NAME_LENGTH} />
          <TextInput {...text('dob')} type="date" autoComplete="bday" />
        </FieldPair>
        <NewPasswordFields
          values={fields}
          problems={problems}
          shownIfTouched={shownIfTouched}
          onChange={setField}
          onTouch={touch}
          sending={signup}
        />
        <TermsCheckbox checked={acceptedTerms} onChange={setAcceptedTerms} />
        {refusal && (
          <Alert tone="danger" title={t('signup.failed')} live>
            {refusal}
          </Alert>
        )}
        <Button type="submit" variant="primary" size="lg" block loading={signup.isPending} disabled={hasProblem}>
          {t('signup.submit')}
        </Button>
      </form>
      <p className={styles.switch}>
        {t('signup.otherwise')} <PageLink to={accountPaths.login}>{t('signup.switch')}</PageLink>
      </p>
      {isProcessing && <GlobalLoading />}
    </BareShell>
  );
}
