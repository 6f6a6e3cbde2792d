import { IconBuilding, IconDoorExit, IconUserPlus, IconUsersGroup } from '#ui/icons/icons.ts';
import { ownerDataQuery } from '#workspaces/web/api.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { legalCompanyQuery } from '#workspaces/company/web/legal-company-query.ts';
import { invitePath, workspaceFindable, workspacePaths, workspaceWaiting } from '#workspaces/paths.ts';

const section = { group: 'company', roles: ['squadOwner'], rank: 2 } as const;
const ownSection = { ...section, ownSpace: true } as const;

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).workspacesRoutes,
  menu: {
    workspace: {
      text: 'menu.workspace',
      to: workspacePaths.people,
      rank: 2,
      icon: IconUsersGroup,
      ownSpace: true,
      // Activity and closing are settings.
      isAlone: true,
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
      text: 'menu.invite',
      to: invitePath,
      icon: IconUserPlus,
      roles: ['squadOwner'],
      rank: 2,
      ownSpace: true,
    },
  ],
  settings: {
    company: { ...section, text: 'menu.company', to: workspacePaths.profile, icon: IconBuilding, order: 10 },
    people: { ...ownSection, text: 'menu.people', to: workspacePaths.people, icon: IconUsersGroup, order: 20 },
    closing: { ...ownSection, text: 'menu.closeSpace', to: workspacePaths.closing, icon: IconDoorExit, order: 100 },
  },
  finds: {
    [workspaceFindable.colleague.name]: { group: 'menu.colleagues', mark: 'person' },
  },
  lends: {
    /** The company’s data as that of a buyer, where a plan is ordered. */
    customer: {
      load: () => import('#workspaces/company/web/customer-form.tsx'),
      start: (queryClient) => queryClient.prefetchQuery(ownerDataQuery),
    },
    /** The company that a boleto names, where one is chosen. */
    payer: {
      load: async () => {
        const { PayerCompany } = await import('#workspaces/company/web/payer-company.tsx');
        return { PayerCompany };
      },
      start: (queryClient) => queryClient.prefetchQuery(legalCompanyQuery),
    },
    /** The change to another space of the person, where a link leads there. */
    spaceEntrance: { load: () => import('./open-in-space.ts') },
  },
});
