import { menuEntries } from '#application/frame/menu-table.ts';
import type { MenuItem } from '#platform/ui/shell/menu-item.ts';
import { useTranslation } from '#platform/ui/i18n.ts';

/** Menu entries in the form the shell draws. */
export function useMenuItems(): (key: string) => MenuItem {
  const { t } = useTranslation('application');
  return (key) => {
    const { text, to, icon, alsoAt } = menuEntries[key]!;
    return { key, label: t(text), icon, to, ...(alsoAt && { alsoAt }) };
  };
}
