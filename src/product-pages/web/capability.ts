import { defineWebCapability } from '#ui/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).productPagesRoutes,
  menu: {},
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
