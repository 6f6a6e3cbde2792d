import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconSelector } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { SELECT_DELAY_MS } from '#workspaces/rules/space-limits.ts';
import { spaceNotices, tabMarks } from '#workspaces/rules/tab-marks.ts';
import { selectSpace, type SpaceEntry, spacesQuery } from './api.ts';
import { enterSpace, leaveSpace } from './enter-space.ts';
import styles from './spaces.module.css';
import { nameOf } from './space-name.ts';
import { onSpaceEntered } from './notify-tabs.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const loadList = () => import('./space-list.tsx');
const SpaceList = lazyPart(async () => (await loadList()).SpaceList);

interface SpaceSwitcherProps {
  session: SessionClaims;
  /** Whether the list is open; the account menu opens it too. */
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
}

/** In the header: the current space, and the switch to another. */
export function SpaceSwitcher({ session, opened, onOpenedChange }: SpaceSwitcherProps) {
  const { t } = useTranslation('workspaces');
  const { userId, workspaceId, viewingAs } = session;
  const spaces = useQuery(spacesQuery).data?.invitedRepository;
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList, { opened, onChange: onOpenedChange });
  const [isEntering, setEntering] = useState(false);
  const current = spaces?.find((space) => space.workspaceId === workspaceId);

  const choose = useCallback(
    async (requestedId: string) => {
      setEntering(true);
      const delay = new Promise((resolve) => {
        window.setTimeout(resolve, SELECT_DELAY_MS);
      });
      try {
        const [entered] = await Promise.all([selectSpace(requestedId), delay]);
        await enterSpace(userId, entered);
      } catch (problem) {
        setEntering(false);
        toast.error(t('switcher.failed'), { description: (problem as Error).message });
      }
    },
    [t, userId],
  );
  usePendingSpace(spaces, workspaceId, choose);
  useNotice(current ? nameOf(current) : session.headerSubtitle);
  useOtherTabs(session, current ? nameOf(current) : session.headerSubtitle, choose);
  useMissingSpace(session);

  const label = session.headerSubtitle || session.displayName || session.email;
  const face = (
    <>
      <Avatar
        name={current ? nameOf(current) : label}
        image={current?.isOwner === false ? current.userPhoto : null}
        kind="company"
        size={24}
      />
      <span className={styles.current}>
        {session.spaceOf && <span className="meta clip">{t('switcher.spaceOf', { name: session.spaceOf })}</span>}
        <span className="clip">{current ? nameOf(current) : label}</span>
      </span>
    </>
  );
  if (isEntering) return <GlobalLoading />;
  if (viewingAs || !spaces) return <span className={styles.switcher}>{face}</span>;
  return (
    <>
      <button
        {...menuButton}
        ref={anchor}
        type="button"
        className={styles.switcher}
        aria-label={t('switcher.label', { name: nameOf(current ?? spaces[0]!) })}
        onClick={toggle}
      >
        {face}
        <IconSelector size={16} aria-hidden="true" />
      </button>
      {overlay && <SpaceList spaces={spaces} currentId={workspaceId} onChoose={choose} overlay={overlay} />}
    </>
  );
}

/** Enters the space that an invitation or a mail led to, once it is in the list. */
function usePendingSpace(
  spaces: readonly SpaceEntry[] | undefined,
  currentId: string | null,
  choose: (workspaceId: string) => Promise<void>,
): void {
  useEffect(() => {
    const pending = window.sessionStorage.getItem(tabMarks.pending);
    if (!spaces || pending === null) return;
    window.sessionStorage.removeItem(tabMarks.pending);
    if (pending !== currentId && spaces.some(({ workspaceId }) => workspaceId === pending)) void choose(pending);
  }, [spaces, currentId, choose]);
}

/** Read once: a notice that this page leaves on its way out is for the next one. */
let left = window.sessionStorage.getItem(tabMarks.notice);

/** Shows the notice of the previous page. */
function useNotice(name: string): void {
  const { t } = useTranslation('workspaces');
  useEffect(() => {
    const notice = spaceNotices.find((one) => one === left);
    if (!notice || name === '') return;
    left = null;
    window.sessionStorage.removeItem(tabMarks.notice);
    const show = notice === 'gone' || notice === 'viewEnded' ? toast.warning : toast.success;
    show(t(`notice.${notice}`, { name }));
  }, [name, t]);
}

/** Another tab entered another space: this one stays and shows a notice. */
function useOtherTabs(session: SessionClaims, here: string, choose: (workspaceId: string) => Promise<void>): void {
  const { t } = useTranslation('workspaces');
  const { userId, workspaceId } = session;
  useEffect(
    () =>
      onSpaceEntered((news) => {
        if (news.userId !== userId || news.workspaceId === workspaceId) return;
        toast.info(t('switcher.elsewhere', { there: news.name }), {
          description: t('switcher.here', { here }),
          actions: [{ label: t('switcher.follow'), onClick: () => void choose(news.workspaceId) }],
        });
      }),
    [userId, workspaceId, here, choose, t],
  );
}

/** Creates an empty space for a company whose space was closed, or who left the one that it had transferred. */
function useMissingSpace({ userId, workspaceId }: SessionClaims): void {
  useEffect(() => {
    if (workspaceId === null) void leaveSpace(userId, 'gone').catch(() => {});
  }, [userId, workspaceId]);
}
