import { useRouter } from '@tanstack/react-router';
import { settingsPath, stagePath } from '#accounts/paths.ts';
import { hasReached } from '#accounts/rules/page-guard.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { menuEntries } from '#application/frame/menu-table.ts';
import { sectionsBehindSettings } from '#application/frame/settings/settings-table.ts';
import type { AccountEntry, MenuItem } from '#ui/shell/menu-item.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { countByEntry } from '#waiting/rules/count-by-entry.ts';
import { useWaiting } from '#waiting/web/use-waiting.ts';

/** Kinds of what waits → the entries that count them. */
const waits: Readonly<Record<string, string>> = Object.assign({}, ...webCapabilities.map((room) => room.waits));

/** Menu entries in the form the shell draws, with how much waits behind them; one that the person's stage closes says why, and leads to what opens it. */
export function useMenuItems(session: SessionClaims): (key: string) => MenuItem {
  const { t } = useTranslation('application');
  const { t: say } = useTranslation('waiting');
  const counts = countByEntry(useWaiting().data?.counts ?? {}, waits);
  const router = useRouter();
  const stage = session.navigationStage;
  const explain = (page: string) => () =>
    void toast.info(t('closedEntry.title', { page }), {
      description: t(`closedEntry.text.${stage}`),
      actions: [{ label: t('closedEntry.action'), onClick: () => void router.navigate({ href: stagePath(stage) }) }],
    });
  return (key) => {
    const { text, to, icon, alsoAt, isAlone, rank = 0 } = menuEntries[key]!;
    const label = t(text);
    const isOpen = session.userRole === 'admin' || hasReached(session, rank, to);
    const waiting = counts[key];
    const shown = waiting && formatCount(waiting.count, waiting.more);
    return {
      key,
      label,
      icon,
      to,
      ...(to === settingsPath ? { alsoAt: sectionsBehindSettings } : alsoAt && { alsoAt }),
      ...(isAlone && { isAlone }),
      ...(!isOpen && { onClosed: explain(label) }),
      ...(shown && { waiting: { shown, name: say('inMenu', { label, number: shown, count: waiting.count }) } }),
    };
  };
}

/** Makes of an entry the one that stands behind the person's picture. */
export function accountEntryOf({ key, label, icon, to, onClosed }: MenuItem): AccountEntry {
  return { key, label, icon, ...(onClosed ? { onClick: onClosed } : { to }) };
}
