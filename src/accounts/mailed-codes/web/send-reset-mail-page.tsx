import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { emailProblem } from '#accounts/rules/email-problem.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { useTouched } from '#accounts/web/use-touched.ts';

/** Asks for the mail with the link to a new password. */
export function SendResetMailPage() {
  const { t } = useTranslation('accounts');
  const footLinks = useFooterLinks();
  const demo = useQuery(sessionQuery).data?.demo;
  const [email, setEmail] = useState('');
  const [shownIfTouched, touch] = useTouched();
  const problem = emailProblem(email);
  const send = useMutation({
    mutationFn: () => api('POST /auth/send-password-reset', { body: { email: email.trim() } }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!problem) send.mutate();
  }

  return (
    <BareShell homeTo={accountPaths.root} title={t('sendReset.title')} lead={t('sendReset.lead')} footLinks={footLinks}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
          value={email}
          error={shownIfTouched('email', problem && t(`errors.${problem}`))}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => touch('email')}
        />
        {send.isSuccess && (
          <Alert tone="success" title={t('sendReset.sent')} live>
            {t('sendReset.sentHint')}
          </Alert>
        )}
        {send.error && (
          <Alert tone="danger" live>
            {send.error.message}
          </Alert>
        )}
        <Button type="submit" variant="primary" size="lg" block loading={send.isPending} disabled={!!problem}>
          {t('sendReset.submit')}
        </Button>
        {send.isSuccess && demo && (
          <ButtonLink to={accountPaths.mailbox} size="lg" block>
            {t('mailbox.open')}
          </ButtonLink>
        )}
      </form>
      <p className={styles.switch}>
        <PageLink to={accountPaths.login}>{t('backToLogin')}</PageLink>
      </p>
    </BareShell>
  );
}
