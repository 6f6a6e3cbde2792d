import { defineWebCapability } from '#platform/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).productPagesRoutes,
  menu: {},
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});
