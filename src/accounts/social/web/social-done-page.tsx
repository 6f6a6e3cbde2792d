import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { isSocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import { Alert } from '#ui/states/alert.tsx';
import styles from '#accounts/web/accounts.module.css';
import { SecondStepForm } from '#accounts/security/web/second-factor/second-step-form.tsx';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { enterProduct, continueAfterProvider, type SocialProblem } from './continue-after-provider.ts';
import { reportOutcome } from './provider-window.ts';

/** The page that the provider's window returns to: notifies the waiting tab and closes; continues here when there is none. */
export function SocialDonePage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [end, setEnd] = useState<SocialProblem | 'told' | null>(null);
  const started = useRef(false);

  useEffect(() => {
    // An effect that runs twice must not notify twice.
    if (started.current) return;
    started.current = true;
    void finish().catch(() => setEnd('failed'));

    async function finish() {
      const search = new URLSearchParams(window.location.search);
      const [named, attempt] = [search.get('outcome'), search.get('attempt')];
      const outcome = isSocialOutcome(named) ? named : 'failed';
      if (attempt && (await reportOutcome(attempt, outcome))) {
        window.close();
        setEnd('told');
      } else
        setEnd(outcome === 'secondFactor' ? outcome : await continueAfterProvider({ router, queryClient }, outcome));
    }
  }, [router, queryClient]);

  return end === null ? <GlobalLoading /> : <SocialEnd end={end} />;
}

function SocialEnd({ end }: { end: SocialProblem | 'told' }) {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const footLinks = useFooterLinks();
  const provider = useQuery(sessionQuery).data?.providers[0]?.name ?? '';
  const titles: Partial<Record<typeof end, string>> = { told: t('social.done.title'), secondFactor: t('login.title') };
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={titles[end] ?? t('login.failed')}
      lead={end === 'told' ? t('social.done.text') : ''}
      footLinks={footLinks}
    >
      {end === 'secondFactor' && (
        <SecondStepForm
          onEntered={(session) => void enterProduct({ router, queryClient }, session)}
          onBack={() => void router.navigate({ href: accountPaths.login })}
        />
      )}
      {end !== 'told' && end !== 'secondFactor' && (
        <div className={styles.form}>
          <Alert tone="danger" live>
            {t(`social.outcomes.${end}`, { provider })}
          </Alert>
          <ButtonLink to={accountPaths.login} variant="primary" size="lg" block>
            {t('backToLogin')}
          </ButtonLink>
        </div>
      )}
    </BareShell>
  );
}
