import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconNote } from '#ui/icons/icons.ts';
import { pageRoute } from '#ui/router/page-route.ts';

const page = { roles: 'public', frame: 'public' } as const;

export const capability = defineWebCapability({
  pages: async () => (frames) => [pageRoute(frames, { path: '/tiny', page, component: async () => () => null })],
  menu: { tiny: { text: 'menu.tiny', to: '/tiny', icon: IconNote, places: { owner: { side: 1 } } } },
  waits: {},
  actions: [{ text: 'menu.writeTiny', to: '/tiny', icon: IconNote, roles: ['squadOwner'] }],
  settings: {},
  finds: { 'tiny.note': { group: 'menu.tiny' } },
  lends: {},
});
