import { IconCreditCard, IconScale } from '@tabler/icons-react';
import { defineWebCapability } from '#platform/capability/web-capability.ts';
import { allocatePath, ledgerPath, walletPath, walletWaiting } from '#wallet/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).walletRoutes,
  menu: {
    payments: {
      text: 'menu.payments',
      to: walletPath,
      rank: 2,
      icon: IconCreditCard,
      places: { owner: { group: 'company', side: 20, header: 80 } },
    },
    ledger: { text: 'menu.ledger', to: ledgerPath, icon: IconScale, places: { admin: { side: 70 } } },
  },
  waits: { [walletWaiting.ledgerDiffers.name]: 'ledger' },
  actions: [
    { text: 'menu.allocate', to: allocatePath, icon: IconCreditCard, roles: ['squadOwner'], isPage: true, rank: 2 },
  ],
  settings: {},
  finds: {},
  lends: {},
});
