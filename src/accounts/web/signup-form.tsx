import { Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { RichText } from '#platform/ui/rich-text.tsx';
import { accountPaths, stagePath } from '#accounts/paths.ts';
import { signUpProblems } from '#accounts/rules/sign-up-problems.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { currentLanguage } from '#platform/ui/i18n.ts';
import { GlobalLoading } from '#platform/ui/shell/global-loading.tsx';
import { api } from './api.ts';
import styles from './accounts.module.css';
import { EntranceAlert } from './entrance-alert.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { enterSession } from './session.ts';
import { useTouched } from './use-touched.ts';

const PROCESSING_MS = 1_200;

/** An address with `?employer` is meant for companies. */
function defaultRole() {
  return new URLSearchParams(window.location.search).has('employer') ? 'squadOwner' : 'squadMember';
}

export function SignupForm() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [userRole, setUserRole] = useState<'squadMember' | 'squadOwner'>(defaultRole);
  const [fields, setFields] = useState({ email: '', password: '', confirmation: '' });
  const [acceptedTerms, setAcceptedTerms] = useState(false);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const [isProcessing, setProcessing] = useState(false);
  const [shownIfTouched, touch] = useTouched();
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
        },
      }),
    onSuccess: ({ session }) => {
      setProcessing(true);
      window.setTimeout(() => {
        enterSession(queryClient, session);
        void router.navigate({ href: stagePath(session.navigationStage), replace: true });
      }, PROCESSING_MS);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.values(problems).some(Boolean)) return;
    if (acceptedTerms) signup.mutate();
    else setAsksForTerms(true);
  }

  const newTab = { target: '_blank', rel: 'noopener' };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChoiceChips
        label={t('signup.accountType')}
        value={userRole}
        onChange={setUserRole}
        options={[
          { value: 'squadMember', label: t('signup.squadMember') },
          { value: 'squadOwner', label: t('signup.squadOwner') },
        ]}
      />
      <TextInput
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        size="lg"
        value={fields.email}
        error={shownIfTouched('email', problems.email && t(`errors.${problems.email}`))}
        onChange={(event) => setField('email', event.target.value)}
        onBlur={() => touch('email')}
      />
      <NewPasswordFields
        values={fields}
        problems={problems}
        shownIfTouched={shownIfTouched}
        onChange={setField}
        onTouch={touch}
      />
      <Checkbox
        checked={acceptedTerms}
        onChange={(event) => setAcceptedTerms(event.target.checked)}
        label={
          <RichText
            text={t('signup.terms')}
            parts={{
              terms: (words) => (
                <PageLink to={accountPaths.terms} {...newTab}>
                  {words}
                </PageLink>
              ),
              privacy: (words) => (
                <PageLink to={accountPaths.privacy} {...newTab}>
                  {words}
                </PageLink>
              ),
            }}
          />
        }
      />
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
      {asksForTerms && (
        <EntranceAlert
          title={t('signup.failed')}
          message={t('errors.termsNotAccepted')}
          onClose={() => setAsksForTerms(false)}
        />
      )}
      {signup.error && (
        <EntranceAlert
          title={t('signup.failed')}
          message={signup.error.message}
          leadsTo={isApiError(signup.error, 'accounts.emailTaken') ? accountPaths.login : null}
          onClose={signup.reset}
        />
      )}
      {isProcessing && <GlobalLoading />}
    </form>
  );
}
