import { useIsPageRead } from '#waiting/web/use-is-page-read.ts';
import { useFollowWallet, WalletFigure } from '#wallet/web/wallet-figure.tsx';

/** In the header of companies: their balance, which follows what happens once the page has been read. */
export function WalletPlace({ workspaceId }: { workspaceId: string | null }) {
  useFollowWallet(workspaceId, useIsPageRead());
  return <WalletFigure />;
}
