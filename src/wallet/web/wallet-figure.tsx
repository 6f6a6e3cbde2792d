import { useMediaQuery } from '@mantine/hooks';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { IconWallet } from '#ui/icons/icons.ts';
import { walletPath } from '#wallet/paths.ts';
import { useBalance } from '#wallet/statements/web/use-balance.ts';
import styles from './wallet-figure.module.css';

/** The balance of the space's wallet, with two decimals in the reader's language. */
export function WalletFigure() {
  const { t } = useTranslation('wallet/figure');
  // Narrow screens have no room for it.
  const isWide = useMediaQuery('(min-width: 769px)', undefined, { getInitialValueInEffect: false });
  const cents = useBalance(isWide);
  if (!isWide || cents === undefined) return null;
  const amount = new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
  return (
    <PageLink to={walletPath} className={`${styles.wallet} only-wide num`} title={t('balance')}>
      <IconWallet size={18} aria-hidden="true" />
      <span className="sr-only">{t('balance')}: </span>
      {amount}
    </PageLink>
  );
}
