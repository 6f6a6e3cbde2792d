import { noticeChoicesPath, noticesPath } from '#notices/paths.ts';
import { roles } from '#platform/access/access.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconBell } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).noticesRoutes,
  menu: {},
  waits: {},
  actions: [{ text: 'menu.notices', to: noticesPath, icon: IconBell, roles, isPage: true }],
  settings: {
    notifications: {
      text: 'menu.notifications',
      to: noticeChoicesPath,
      icon: IconBell,
      group: 'person',
      order: 25,
      roles,
    },
  },
  finds: {},
  lends: {},
});
