import { paymentsPage, statementPage, walletPage } from './addresses.ts';
import { WalletView } from './wallet-view.tsx';

/** A company’s wallet with both of its lists (MON-03). */
export function WalletPage() {
  const { squadOwnerId } = walletPage.useParams();
  const { tab } = walletPage.useSearch();
  return <WalletView ownerId={squadOwnerId} view={tab ?? 'statement'} />;
}

/** The statement at an address of its own. */
export function StatementPage() {
  statementPage.useSearch();
  return <WalletView ownerId={undefined} view="statement" />;
}

/** The payments at an address of their own. */
export function PaymentsPage() {
  const { squadOwnerId } = paymentsPage.useParams();
  return <WalletView ownerId={squadOwnerId} view="payments" />;
}
