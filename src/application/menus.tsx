import { IconBriefcase, IconCircleCheck, IconLayoutDashboard, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { briefSelection, jobBoard, ownerProjects } from '#accounts/paths.ts';
import type { Role } from '#platform/access/access.ts';
import type { MenuItem } from '#platform/ui/shell/menu-item.ts';

interface Entry {
  /** Its text is `menu.<key>` of the catalogue. */
  key: string;
  icon: MenuItem['icon'];
  to: string;
}

interface RoleMenu {
  main: readonly Entry[];
  bottom: readonly Entry[];
  /** The outlined button below the entries. */
  action?: { key: string; to: string };
}

/** The navigation of each role. A page that is not built has no entry. */
export const roleMenus: Record<Role, RoleMenu> = {
  squadOwner: {
    main: [{ key: 'projects', icon: IconBriefcase, to: ownerProjects }],
    bottom: [{ key: 'profile', icon: IconUserCircle, to: '/squadOwner-profile' }],
    action: { key: 'postProject', to: briefSelection },
  },
  squadMember: {
    main: [
      { key: 'profile', icon: IconUserCircle, to: '/squadMember-profile' },
      { key: 'applications', icon: IconCircleCheck, to: '/applications' },
      { key: 'opportunities', icon: IconSearch, to: jobBoard },
    ],
    bottom: [],
  },
  admin: {
    main: [
      { key: 'overview', icon: IconLayoutDashboard, to: '/cms-selection' },
      { key: 'jobs', icon: IconSearch, to: jobBoard },
    ],
    bottom: [],
  },
  recruiter: {
    main: [
      { key: 'projects', icon: IconBriefcase, to: ownerProjects },
      { key: 'jobs', icon: IconSearch, to: jobBoard },
    ],
    bottom: [],
  },
};
