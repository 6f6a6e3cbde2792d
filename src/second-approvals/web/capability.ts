import { approvalsPath, approvalsWaiting } from '#second-approvals/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconUsersGroup } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).approvalsRoutes,
  menu: {
    approvals: { text: 'menu.approvals', to: approvalsPath, icon: IconUsersGroup, places: { admin: { side: 75 } } },
  },
  waits: { [approvalsWaiting.toApprove.name]: 'approvals' },
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
