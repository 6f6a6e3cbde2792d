import { useQuery } from '@tanstack/react-query';
import { balanceQuery, walletQuery } from './balance-queries.ts';

/**
 * The own balance in reais, as it was read last: for the header, or for the page of the wallet, which it never contradicts. Undefined until
 * it is known.
 */
export function useBalance(isNeeded: boolean): number | undefined {
  const alone = useQuery({ ...balanceQuery, enabled: isNeeded });
  // Reads nothing itself.
  const onPage = useQuery({ ...walletQuery(undefined), enabled: false });
  // While both are read anew, the page still shows what it had.
  const isLatest = onPage.isFetching || onPage.dataUpdatedAt >= alone.dataUpdatedAt;
  const inReais = isLatest ? onPage.data?.wallets.find(({ currency }) => currency === 'BRL') : undefined;
  return inReais?.totalCents ?? alone.data?.cents;
}
