import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { KeptSignUp } from '#accounts/sign-up/rules/kept-sign-up.ts';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import type { StayHere } from './go-on.ts';

// The login page is there before it; its place is kept free.
const SocialButton = lazy(() => import('./social-button.tsx').then((module) => ({ default: module.SocialButton })));

const nothingTold = () => ({ userRole: null, acceptedTerms: false });

interface SocialEntranceProps {
  /** Before the form, or after it. */
  place: 'before' | 'after';
  /** What a sign-up page was told; the login asks for no terms, and who turns out to be new meets them at the sign-up. */
  prepare?: () => Omit<KeptSignUp, 'page'> | null;
  here?: StayHere;
}

/** The other way in, when the operator configured a provider, and the line between the two. */
export function SocialEntrance({ place, prepare = nothingTold, here }: SocialEntranceProps) {
  const { t } = useTranslation('accounts');
  const provider = useQuery(sessionQuery).data?.providers[0]?.name;
  if (!provider) return null;
  const line = <p className={styles.or}>{t(place === 'before' ? 'social.orEmail' : 'social.or')}</p>;
  return (
    <div className={styles.social}>
      {place === 'after' && line}
      <Suspense fallback={<div className={styles.awaitedButton} />}>
        <SocialButton provider={provider} prepare={prepare} here={here} />
      </Suspense>
      {place === 'before' && line}
    </div>
  );
}
