import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { KeptSignUp } from '#accounts/rules/kept-sign-up.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import styles from '../accounts.module.css';
import { EntranceAlert } from '../entrance-alert.tsx';
import { keptSignUp } from './kept-sign-up.ts';
import { ProviderMark } from './provider-mark.tsx';
import { openProvider } from './provider-window.ts';
import { type SocialProblem, type StayHere, useSocialOutcome } from './use-social-outcome.ts';

interface SocialButtonProps {
  provider: string;
  /** What a sign-up page was told already. Null: it is not ready, and says so itself. */
  prepare: () => Omit<KeptSignUp, 'page'> | null;
  here?: StayHere | undefined;
}

/** Logs in or signs up by the provider, in a pop-up with the account chooser. */
export function SocialButton({ provider, prepare, here }: SocialButtonProps) {
  const { t } = useTranslation('accounts');
  const goOn = useSocialOutcome(here);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<SocialProblem | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  function begin() {
    const told = prepare();
    if (!told) return;
    keptSignUp.keep({ ...told, page: window.location.pathname + window.location.search });
    stop.current();
    setProblem(null);
    setWaiting(true);
    stop.current = openProvider({
      onGone: () => setWaiting(false),
      onOutcome: (outcome) => void goOn(outcome).then(setProblem, () => setProblem('failed')),
    });
  }

  return (
    <>
      <Button size="lg" block icon={<ProviderMark name={provider} />} onClick={begin}>
        {t('social.continue', { provider })}
      </Button>
      {isWaiting && (
        <p className="meta" role="status">
          {t('social.waiting')}
        </p>
      )}
      {problem && here && (
        // Already in a dialog.
        <p className={styles.refused} role="alert">
          {t(`social.outcomes.${problem}`, { provider })}
        </p>
      )}
      {problem && !here && (
        <EntranceAlert
          title={t('login.failed')}
          message={t(`social.outcomes.${problem}`, { provider })}
          onClose={() => setProblem(null)}
        />
      )}
    </>
  );
}
