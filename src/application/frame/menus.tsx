import {
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChecklist,
  IconCircleCheck,
  IconCreditCard,
  IconFileInvoice,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconLifebuoy,
  IconListCheck,
  IconPlus,
  IconSearch,
  IconSettings,
  IconStars,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react';
import { menuEntries, type MenuKey } from '#application/frame/menu-table.ts';
import type { MenuItem } from '#platform/ui/shell/menu-item.ts';
import { useTranslation } from '#platform/ui/i18n.ts';

const icons: Record<MenuKey, MenuItem['icon']> = {
  dashboard: IconLayoutDashboard,
  projects: IconBriefcase,
  candidates: IconUsers,
  interviews: IconCalendarEvent,
  hiringStatistics: IconChartBar,
  tasks: IconChecklist,
  workspace: IconUsersGroup,
  payments: IconCreditCard,
  cultureTool: IconWorld,
  assessments: IconListCheck,
  matchmaking: IconHeartHandshake,
  postProject: IconPlus,
  companyProfile: IconBuilding,
  companySupport: IconLifebuoy,
  profile: IconUserCircle,
  applications: IconCircleCheck,
  opportunities: IconSearch,
  tests: IconListCheck,
  memberSupport: IconLifebuoy,
  overview: IconLayoutDashboard,
  professionals: IconUsers,
  owners: IconBuilding,
  allProjects: IconBriefcase,
  matchRatings: IconStars,
  analytics: IconChartBar,
  orders: IconFileInvoice,
  jobs: IconSearch,
  account: IconSettings,
};

/** Menu entries in the form the shell draws. */
export function useMenuItems(): (key: MenuKey) => MenuItem {
  const { t } = useTranslation('application');
  return (key) => ({ key, label: t(`menu.${key}`), icon: icons[key], ...menuEntries[key] });
}
