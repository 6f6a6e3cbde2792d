import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { isSocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { BareShell } from '#platform/ui/shell/bare-shell.tsx';
import { GlobalLoading } from '#platform/ui/overlays/global-loading.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import styles from '#accounts/web/accounts.module.css';
import { SecondStepForm } from '#accounts/security/web/second-factor/second-step-form.tsx';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import { useFootLinks } from '#accounts/web/use-foot-links.ts';
import { enterProduct, goOn, type SocialProblem } from './go-on.ts';
import { reportOutcome } from './provider-window.ts';

/** Where the provider's window comes back to: tells the tab that waits and closes; goes on here when none does. */
export function SocialDonePage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [end, setEnd] = useState<SocialProblem | 'told' | null>(null);
  const started = useRef(false);

  useEffect(() => {
    // An effect that runs twice must not tell twice.
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
      } else setEnd(outcome === 'secondFactor' ? outcome : await goOn({ router, queryClient }, outcome));
    }
  }, [router, queryClient]);

  return end === null ? <GlobalLoading /> : <SocialEnd end={end} />;
}

function SocialEnd({ end }: { end: SocialProblem | 'told' }) {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const footLinks = useFootLinks();
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
