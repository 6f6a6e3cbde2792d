import { accountPaths, accountWaiting, settingsPath } from '#accounts/paths.ts';
import { roles } from '#platform/access/access.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconLanguage, IconLock, IconSettings, IconUserCircle } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).accountsRoutes,
  menu: {
    account: {
      text: 'menu.account',
      to: settingsPath,
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
  actions: [],
  settings: {
    personal: {
      text: 'menu.personal',
      to: accountPaths.account,
      icon: IconUserCircle,
      group: 'person',
      order: 10,
      roles,
    },
    security: {
      text: 'menu.security',
      to: accountPaths.accountSecurity,
      icon: IconLock,
      group: 'person',
      order: 20,
      roles,
    },
    language: {
      text: 'menu.language',
      to: accountPaths.accountLanguage,
      icon: IconLanguage,
      group: 'person',
      order: 30,
      roles,
    },
  },
  finds: {},
  lends: {},
});
