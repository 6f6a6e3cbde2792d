import { IconBuilding, IconDoorExit, IconHistory, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { defineWebCapability } from '#platform/capability/web-capability.ts';
import { invitePath, workspaceFindable, workspacePaths, workspaceWaiting } from '#workspaces/paths.ts';
import { peoplePath } from '#workspaces/people/web/people-search.ts';

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
  actions: [
    {
      text: 'menu.activity',
      to: peoplePath({ tab: 'activity' }),
      icon: IconHistory,
      roles: ['squadOwner'],
      rank: 2,
      ownSpace: true,
      isPage: true,
    },
    {
      text: 'menu.closeSpace',
      to: peoplePath({ tab: 'settings' }),
      icon: IconDoorExit,
      roles: ['squadOwner'],
      rank: 2,
      ownSpace: true,
      isPage: true,
    },
    {
      text: 'menu.invite',
      to: invitePath,
      icon: IconUserPlus,
      roles: ['squadOwner'],
      rank: 2,
      ownSpace: true,
    },
  ],
  finds: {
    [workspaceFindable.colleague.name]: { group: 'menu.colleagues', mark: 'person' },
  },
  lends: {},
});
