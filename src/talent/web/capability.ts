import { talentFindable } from '#talent/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { profilePaths } from '#profiles/paths.ts';
import { IconFileCv, IconUserSearch } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).talentRoutes,
  menu: {},
  waits: {},
  actions: [
    {
      text: 'menu.findProfessionals',
      to: profilePaths.companyView,
      icon: IconUserSearch,
      roles: ['squadOwner', 'recruiter'],
    },
    {
      text: 'menu.exportCv',
      to: profilePaths.export,
      icon: IconFileCv,
      roles: ['squadMember'],
      rank: 3,
    },
  ],
  settings: {},
  finds: {
    [talentFindable.professional.name]: { group: 'menu.talents', mark: 'person' },
  },
  lends: {},
});
