import { IconFileDownload, IconLock, IconSettings } from '@tabler/icons-react';
import { accountPaths, accountWaiting } from '#accounts/paths.ts';
import { defineWebCapability } from '#platform/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).accountsRoutes,
  menu: {
    account: {
      text: 'menu.account',
      to: accountPaths.account,
      icon: IconSettings,
      places: {
        owner: { foot: 30 },
        ownerOnTrial: { foot: 10 },
        member: { foot: 20 },
        assessmentUser: { foot: 20 },
        testsStage: { foot: 10 },
        admin: { foot: 20 },
        recruiter: { foot: 10 },
      },
    },
  },
  waits: { [accountWaiting.emailToConfirm.name]: 'account' },
  actions: [
    {
      text: 'menu.security',
      to: accountPaths.accountSecurity,
      icon: IconLock,
      roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'],
      isPage: true,
    },
    {
      text: 'menu.ownData',
      to: accountPaths.accountData,
      icon: IconFileDownload,
      roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'],
      isPage: true,
    },
  ],
  finds: {},
  lends: {},
});
