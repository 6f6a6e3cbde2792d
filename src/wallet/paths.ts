import { defineWaiting } from '#platform/contract/waiting.ts';
import type { Currency } from '#platform/money/currencies.ts';

/** For administrators: whether the ledger adds up. */
export const ledgerPath = '/cms-ledger';

/** For administrators: the service fee, and the hires without a price. */
export const pricesPath = '/cms-prices';
/** For professionals: what they are paid. The page belongs to payouts; mails about prices and credits link to it. */
export const ownPaymentsPath = '/my-payments';
/** What a company has and what became of it. Administrators name the owner. */
export const walletPath = '/credits-and-payments';
export const statementPath = '/extracts';
export const paymentsPath = '/extract-payments';

/** Credits of the wallet for the hours of a project, and the page that thanks for them. */
export const allocatePath = '/allocate-hours';
export const allocatedPath = '/allocate-hours-thankyoupage';

/** Pages of the checkout that belong to a company’s payments. */
export const checkoutPages = ['/credits', '/credits-thankyoupage', '/checkout'] as const;

export const walletPaths = {
  wallet: (ownerId?: string) => (ownerId === undefined ? walletPath : `${walletPath}/${ownerId}`),
  allocate: (projectId?: string) => (projectId === undefined ? allocatePath : `${allocatePath}?project=${projectId}`),
  allocated: (projectId: string) => `${allocatedPath}?project=${projectId}`,
  /** Pages of the checkout, which the wallet links to. */
  topUp: (currency?: Currency) => (currency === undefined ? '/credits' : `/credits?currency=${currency}`),
  order: (orderId: string) => `/checkout/${orderId}`,
};

export const walletWaiting = defineWaiting('wallet', {
  /** For administrators: the newest proof found differences. */
  ledgerDiffers: () => ledgerPath,
  /** For administrators: payable hours of hires without a price. */
  hiresToPrice: () => pricesPath,
  /** For companies: people hired without an offer, whose hours nobody can pay. */
  ownHiresToPrice: ({ projectId }: { projectId: string | null }) => walletPaths.allocate(projectId ?? undefined),
});
