import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconWallet } from '#ui/icons/icons.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { walletPath } from '#wallet/paths.ts';
import { balanceQuery } from '#wallet/statements/web/wallet-queries.ts';
import styles from './wallet-figure.module.css';

/** The balance of the space's wallet, with two decimals in the reader's language. */
export function WalletFigure() {
  const { t } = useTranslation('wallet/figure');
  // Narrow screens have no room for it.
  const isWide = useMediaQuery('(min-width: 769px)', undefined, { getInitialValueInEffect: false });
  const { data } = useQuery({ ...balanceQuery, enabled: isWide });
  if (!isWide || !data) return null;
  return (
    <PageLink to={walletPath} className={`${styles.wallet} only-wide num`} title={t('balance')}>
      <IconWallet size={18} aria-hidden="true" />
      <span className="sr-only">{t('balance')}: </span>
      {formatCents(data.cents)}
    </PageLink>
  );
}

/** Reloads the balance and everything shown of the wallet whenever the company’s money moves. */
export function useFollowWallet(workspaceId: string | null, enabled: boolean): void {
  const queryClient = useQueryClient();
  const readAgain = () => readAnew(queryClient, ['wallet']);
  useLiveTopic(`wallet:${workspaceId}`, {
    enabled: enabled && workspaceId !== null,
    onEvent: readAgain,
    onGap: readAgain,
  });
}
