import { PageLink } from '../controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import styles from './shell.module.css';

export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--brand-mark)" />
      <g fill="none" stroke="var(--on-brand-mark)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4.5 18h19M9.5 7.5v14M18.5 7.5v14" strokeWidth="2" />
        <path
          d="M9.5 8.500c1 4.600 2.600 6.600 4.500 6.600s3.500-2 4.500-6.600M9.500 8.500c-.7 3.300-2.200 5.700-5 6.500M18.500 8.500c.7 3.300 2.200 5.700 5 6.500"
          strokeWidth="1.6"
        />
      </g>
    </svg>
  );
}

export function Logo({ to, wordless = false }: { to: string; wordless?: boolean }) {
  const { t } = useTranslation('platform');
  return (
    <PageLink to={to} className={styles.logo} aria-label={t('shell.home')}>
      <LogoMark />
      {!wordless && <span>ponte</span>}
    </PageLink>
  );
}
