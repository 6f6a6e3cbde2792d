import { useRouter } from '@tanstack/react-router';
import { stagePath } from '#accounts/paths.ts';
import { hasReached } from '#accounts/rules/page-guard.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { menuEntries } from '#application/frame/menu-table.ts';
import type { AccountEntry, MenuItem } from '#platform/ui/shell/menu-item.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';

/** Menu entries in the form the shell draws; one that the person's stage closes says why, and leads to what opens it. */
export function useMenuItems(session: SessionClaims): (key: string) => MenuItem {
  const { t } = useTranslation('application');
  const router = useRouter();
  const stage = session.navigationStage;
  const explain = (page: string) => () =>
    void toast.info(t('closedEntry.title', { page }), {
      description: t(`closedEntry.text.${stage}`),
      actions: [{ label: t('closedEntry.action'), onClick: () => void router.navigate({ href: stagePath(stage) }) }],
    });
  return (key) => {
    const { text, to, icon, alsoAt, rank = 0 } = menuEntries[key]!;
    const label = t(text);
    const isOpen = session.userRole === 'admin' || hasReached(session, rank, to);
    return { key, label, icon, to, ...(alsoAt && { alsoAt }), ...(!isOpen && { onClosed: explain(label) }) };
  };
}

/** The same entry behind the person's picture. */
export function accountEntryOf({ key, label, icon, to, onClosed }: MenuItem): AccountEntry {
  return { key, label, icon, ...(onClosed ? { onClick: onClosed } : { to }) };
}
