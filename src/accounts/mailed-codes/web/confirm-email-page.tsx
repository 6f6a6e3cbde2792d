import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery, useSession } from '#accounts/sessions/web/session.ts';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';

/** Asks the person to open the mail, and can send it again. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const footLinks = useFooterLinks();
  const session = useSession();
  const demo = useQuery(sessionQuery).data?.demo;
  const resend = useMutation({
    mutationFn: () => api('POST /auth/send-verification'),
    onSuccess: () => toast.success(t('confirmEmail.sent'), { description: session?.email ?? '' }),
    onError: (problem) => toast.error(t('emailAction.failed'), { description: problem.message }),
  });
  const check = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }),
    onSuccess: ({ session: now }) => {
      if (now?.email_verified) void router.navigate({ href: accountPaths.emailChecked });
      else toast.warning(t('confirmEmail.notYet'), { description: t('confirmEmail.notYetHint') });
    },
  });
  if (!session) return null;
  return (
    <BareShell
      homeTo={landingOf(session)}
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.lead', { email: session.email })}
      footLinks={footLinks}
    >
      <div className={styles.form}>
        <Button variant="primary" size="lg" block loading={check.isPending} onClick={() => check.mutate()}>
          {t('confirmEmail.check')}
        </Button>
        <Button size="lg" block loading={resend.isPending} onClick={() => resend.mutate()}>
          {t('confirmEmail.resend')}
        </Button>
        {demo && (
          <ButtonLink to={accountPaths.mailbox} size="lg" block>
            {t('mailbox.open')}
          </ButtonLink>
        )}
      </div>
      <p className={styles.switch}>
        {t('confirmEmail.later')} <PageLink to={landingOf(session)}>{t('confirmEmail.goOn')}</PageLink>
      </p>
    </BareShell>
  );
}
