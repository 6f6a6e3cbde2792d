import { IconScale } from '@tabler/icons-react';
import { defineWebCapability } from '#platform/capability/web-capability.ts';
import { ledgerPath, walletWaiting } from '#wallet/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).walletRoutes,
  menu: {
    ledger: { text: 'menu.ledger', to: ledgerPath, icon: IconScale, places: { admin: { side: 70 } } },
  },
  waits: { [walletWaiting.ledgerDiffers.name]: 'ledger' },
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
