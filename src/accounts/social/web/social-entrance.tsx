import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { SavedSignUp } from '#accounts/sign-up/rules/saved-sign-up.ts';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import type { StayHere } from './continue-after-provider.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// The login page renders before it; its space is reserved.
const SocialButton = lazyPart(
  async () => (await import('./social-button.tsx')).SocialButton,
  () => <div className={styles.awaitedButton} />,
);

const nothingSaved = () => ({ userRole: null, acceptedTerms: false });

interface SocialEntranceProps {
  /** Before the form, or after it. */
  place: 'before' | 'after';
  /** What was entered on a sign-up page; the login asks for no terms, and a new person accepts them at the sign-up. */
  prepare?: () => Omit<SavedSignUp, 'page'> | null;
  here?: StayHere;
}

/** The sign-in provider, if configured, and the line that separates it from the form. */
export function SocialEntrance({ place, prepare = nothingSaved, here }: SocialEntranceProps) {
  const { t } = useTranslation('accounts');
  const provider = useQuery(sessionQuery).data?.providers[0]?.name;
  if (!provider) return null;
  const line = <p className={styles.or}>{t(place === 'before' ? 'social.orEmail' : 'social.or')}</p>;
  return (
    <div className={styles.social}>
      {place === 'after' && line}
      <SocialButton provider={provider} prepare={prepare} here={here} />
      {place === 'before' && line}
    </div>
  );
}
