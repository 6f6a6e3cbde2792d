import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { isSocialOutcome, type SocialOutcome } from '#accounts/rules/social-outcome.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { BareShell } from '#platform/ui/shell/bare-shell.tsx';
import { GlobalLoading } from '#platform/ui/shell/global-loading.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import styles from '../accounts.module.css';
import { sessionQuery } from '../session.ts';
import { useFootLinks } from '../use-foot-links.ts';
import { reportOutcome } from './provider-window.ts';
import { useSocialOutcome } from './use-social-outcome.ts';

/** Where the provider's window comes back to: tells the tab that waits and closes; goes on here when none does. */
export function SocialDonePage() {
  const { t } = useTranslation('accounts');
  const footLinks = useFootLinks();
  const provider = useQuery(sessionQuery).data?.providers[0]?.name ?? '';
  const goOn = useSocialOutcome();
  const [end, setEnd] = useState<SocialOutcome | 'told' | null>(null);
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
      } else setEnd(await goOn(outcome));
    }
  }, [goOn]);

  if (end === null) return <GlobalLoading />;
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t(end === 'told' ? 'social.done.title' : 'login.failed')}
      lead={end === 'told' ? t('social.done.text') : ''}
      footLinks={footLinks}
    >
      {end !== 'told' && (
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
