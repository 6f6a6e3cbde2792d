import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { KeptSignUp } from '#accounts/rules/kept-sign-up.ts';
import styles from '../accounts.module.css';
import { sessionQuery } from '../session.ts';

// The login page is there before it; its place is kept free.
const SocialButton = lazy(() => import('./social-button.tsx').then((module) => ({ default: module.SocialButton })));

interface SocialEntranceProps {
  /** Before the form, or after it. */
  place: 'before' | 'after';
  prepare: () => Omit<KeptSignUp, 'page'> | null;
}

/** The other way in, when the operator configured a provider, and the line between the two. */
export function SocialEntrance({ place, prepare }: SocialEntranceProps) {
  const { t } = useTranslation('accounts');
  const provider = useQuery(sessionQuery).data?.providers[0]?.name;
  if (!provider) return null;
  const line = <p className={styles.or}>{t(place === 'before' ? 'social.orEmail' : 'social.or')}</p>;
  return (
    <div className={styles.social}>
      {place === 'after' && line}
      <Suspense fallback={<div className={styles.awaitedButton} />}>
        <SocialButton provider={provider} prepare={prepare} />
      </Suspense>
      {place === 'before' && line}
    </div>
  );
}
