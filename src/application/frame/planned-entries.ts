import type { MenuEntry } from '#ui/capability/web-capability.ts';
import {
  IconBriefcase,
  IconBuilding,
  IconChartBar,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconListCheck,
  IconUsers,
  IconWorld,
} from '#ui/icons/icons.ts';

/** Entries whose pages are planned: no menu shows them yet. The room that builds a page moves its entry to its own manifest. */
export const plannedEntries = {
  dashboard: {
    text: 'menu.dashboard',
    to: '/dashboard',
    icon: IconLayoutDashboard,
    places: { owner: { group: 'hiring', side: 10, header: 50 } },
  },
  cultureTool: {
    text: 'menu.cultureTool',
    to: '/ocai-organizational-culture-tool',
    icon: IconWorld,
    places: { owner: { group: 'culture', side: 10, header: 30 }, ownerOnTrial: { side: 20, header: 20 } },
  },
  assessments: {
    text: 'menu.assessments',
    to: '/assessments',
    icon: IconListCheck,
    places: { owner: { group: 'culture', side: 20, header: 40 }, ownerOnTrial: { side: 40, header: 40 } },
  },
  matchmaking: {
    text: 'menu.matchmaking',
    to: '/matchmaking',
    icon: IconHeartHandshake,
    places: { ownerOnTrial: { side: 30, header: 30 } },
  },
  professionals: {
    text: 'menu.professionals',
    to: '/cms-professionals',
    icon: IconUsers,
    places: { admin: { side: 20 } },
  },
  owners: { text: 'menu.owners', to: '/cms-owners', icon: IconBuilding, places: { admin: { side: 30 } } },
  allProjects: { text: 'menu.allProjects', to: '/cms-projects', icon: IconBriefcase, places: { admin: { side: 40 } } },
  analytics: { text: 'menu.analytics', to: '/cms-analytics', icon: IconChartBar, places: { admin: { side: 70 } } },
} as const satisfies Record<string, MenuEntry>;
