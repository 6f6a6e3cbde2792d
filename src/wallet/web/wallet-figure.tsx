import { useMediaQuery } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconWallet } from '@tabler/icons-react';
import { createClient } from '#platform/ui/client.ts';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { walletPath } from '#wallet/paths.ts';
import type { walletContract } from '#wallet/contract.ts';
import styles from './wallet-figure.module.css';

const api = createClient<typeof walletContract>();

const balanceQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => api('GET /balance', { query: { wallet: 'true' }, signal }),
  staleTime: 3_600_000,
});

/** The balance of the space's wallet, with two decimals in the reader's language. */
export function WalletFigure() {
  const { t } = useTranslation('wallet/figure');
  // Narrow screens have no room for it.
  const isWide = useMediaQuery('(min-width: 769px)', undefined, { getInitialValueInEffect: false });
  const { data } = useQuery({ ...balanceQuery, enabled: isWide });
  if (!data) return null;
  const amount = new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: data.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(data.cents / 100);
  return (
    <PageLink to={walletPath} className={`${styles.wallet} only-wide num`} title={t('balance')}>
      <IconWallet size={18} aria-hidden="true" />
      <span className="sr-only">{t('balance')}: </span>
      {amount}
    </PageLink>
  );
}
