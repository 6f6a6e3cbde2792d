import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconCreditCard, IconScale, IconTag } from '#ui/icons/icons.ts';
import {
  allocatedPath,
  allocatePath,
  checkoutPages,
  ledgerPath,
  paymentsPath,
  pricesPath,
  statementPath,
  walletPath,
  walletWaiting,
} from '#wallet/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).walletRoutes,
  menu: {
    payments: {
      text: 'menu.payments',
      to: walletPath,
      alsoAt: [statementPath, paymentsPath, allocatePath, allocatedPath, ...checkoutPages],
      rank: 2,
      icon: IconCreditCard,
      places: { owner: { group: 'company', side: 20, header: 80 } },
    },
    prices: { text: 'menu.prices', to: pricesPath, icon: IconTag, places: { admin: { side: 66 } } },
    ledger: { text: 'menu.ledger', to: ledgerPath, icon: IconScale, places: { admin: { side: 70 } } },
  },
  waits: {
    [walletWaiting.ledgerDiffers.name]: 'ledger',
    [walletWaiting.hiresToPrice.name]: 'prices',
    [walletWaiting.ownHiresToPrice.name]: 'payments',
  },
  actions: [
    { text: 'menu.allocate', to: allocatePath, icon: IconCreditCard, roles: ['squadOwner'], isPage: true, rank: 2 },
  ],
  settings: {},
  finds: {},
  lends: {},
});
