import { useQuery } from '@tanstack/react-query';
import { balanceQuery, walletQuery } from './balance-queries.ts';

/**
 * The space’s balance in reais. Takes the newer of the header’s own figure and the wallet page’s, so the two never contradict each other.
 * Undefined until one has loaded.
 */
export function useBalance(isNeeded: boolean): number | undefined {
  const alone = useQuery({ ...balanceQuery, enabled: isNeeded });
  // Only observes what the wallet page has loaded.
  const onPage = useQuery({ ...walletQuery(undefined), enabled: false });
  // While both reload, the page still shows its previous figure.
  const isLatest = onPage.isFetching || onPage.dataUpdatedAt >= alone.dataUpdatedAt;
  const inReais = isLatest ? onPage.data?.wallets.find(({ currency }) => currency === 'BRL') : undefined;
  return inReais?.totalCents ?? alone.data?.cents;
}
