import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { SavedSignUp } from '#accounts/sign-up/rules/saved-sign-up.ts';
import type { SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from '#accounts/web/accounts.module.css';
import { EntranceAlert } from '#accounts/web/entrance-alert.tsx';
import type { SocialProblem, StayHere } from './continue-after-provider.ts';
import { openProvider } from './open-provider.ts';
import { ProviderMark } from './provider-mark.tsx';

interface SocialButtonProps {
  provider: string;
  /** What was entered on a sign-up page so far. Null: it is incomplete, and the page shows that itself. */
  prepare: () => Omit<SavedSignUp, 'page'> | null;
  here?: StayHere | undefined;
}

/** Logs in or signs up with the provider, in a pop-up with the account chooser. */
export function SocialButton({ provider, prepare, here }: SocialButtonProps) {
  const { t } = useTranslation('accounts');
  const tools = { router: useRouter(), queryClient: useQueryClient() };
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<SocialProblem | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  function begin() {
    const prepared = prepare();
    if (!prepared) return;
    const page = window.location.pathname + window.location.search;
    window.sessionStorage.setItem(
      sessionMarks.socialSignUp,
      JSON.stringify({ ...prepared, page } satisfies SavedSignUp),
    );
    leaving.current.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setProblem(null);
    const visit = openProvider();
    if (!visit) return;
    setWaiting(true);
    const goOn = async (outcome: SocialOutcome) =>
      (await import('./continue-after-provider.ts')).continueAfterProvider(tools, outcome, here);
    // Choosing an account takes longer than loading this.
    void import('./provider-window.ts').then(({ followProvider }) =>
      followProvider(visit, signal, {
        onGone: () => setWaiting(false),
        onOutcome: (outcome) => void goOn(outcome).then(setProblem, () => setProblem('failed')),
      }),
    );
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
        // Already inside a dialog.
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
