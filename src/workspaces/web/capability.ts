import { IconBuilding, IconUsersGroup } from '@tabler/icons-react';
import { defineWebCapability } from '#platform/capability/web-capability.ts';
import { workspacePaths, workspaceWaiting } from '#workspaces/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).workspacesRoutes,
  menu: {
    workspace: {
      text: 'menu.workspace',
      to: workspacePaths.people,
      rank: 2,
      icon: IconUsersGroup,
      ownSpace: true,
      places: { owner: { group: 'company', side: 10, header: 10 }, ownerOnTrial: { side: 50, header: 50 } },
    },
    companyProfile: {
      text: 'menu.companyProfile',
      to: workspacePaths.profile,
      rank: 2,
      icon: IconBuilding,
      places: {
        owner: { foot: 10, header: 20, compact: 10 },
        ownerOnTrial: { side: 10, header: 10, compact: 10 },
      },
    },
  },
  waits: { [workspaceWaiting.invitationLapsing.name]: 'workspace' },
  actions: [],
  searches: [],
  lends: {},
});
