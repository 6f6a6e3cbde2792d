import { IconScale } from '@tabler/icons-react';
import { defineWebCapability } from '#platform/capability/web-capability.ts';
import { ledgerPath } from '#wallet/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).walletRoutes,
  menu: {
    ledger: { text: 'menu.ledger', to: ledgerPath, icon: IconScale, places: { admin: { side: 70 } } },
  },
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
