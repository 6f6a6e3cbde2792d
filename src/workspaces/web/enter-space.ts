import { landingOf } from '#accounts/rules/landing.ts';
import { removeCookie, writeCookie } from '#ui/cookie.ts';
import { tabSpace, tabView } from '#ui/tab-space.ts';
import { type SpaceNotice, spaceCookie, tabMarks } from '#workspaces/rules/tab-marks.ts';
import { api, type EnteredSpace } from './api.ts';
import { isLeavingSpace, whileLeaving } from './leaving-space.ts';
import { sessionApi } from './session.ts';
import { announceSpace } from './notify-tabs.ts';

function mark(key: string, value: string | null): void {
  if (value === null) window.sessionStorage.removeItem(key);
  else window.sessionStorage.setItem(key, value);
}

/** Switches this tab to another space; other tabs are notified and stay where they are. Opens an address there, or its landing page. */
export async function enterSpace(
  userId: string,
  space: EnteredSpace,
  notice: SpaceNotice = 'entered',
  address?: string,
): Promise<void> {
  writeCookie(spaceCookie(userId), space.workspaceId);
  tabView.stop();
  tabSpace.enter(space.workspaceId);
  mark(tabMarks.forbiddens, JSON.stringify(space.forbiddens));
  mark(tabMarks.pending, null);
  announceSpace({ userId, workspaceId: space.workspaceId, name: space.company || space.displayName });
  await reloadAtLanding(notice, address);
}

/**
 * Ends the space by a call and leaves it. What the page asks meanwhile finds the space gone already, which is no news to whoever ended
 * it: only this notice is shown.
 */
export function endSpace(userId: string | undefined, end: () => Promise<unknown>): Promise<void> {
  return whileLeaving(async () => {
    await end();
    await returnToOwn(userId, 'closed');
  });
}

/** Hands the space over by a call, and lands where the former owner may be. */
export function handSpaceOver(handOver: () => Promise<unknown>): Promise<void> {
  return whileLeaving(async () => {
    await handOver();
    await reloadAtLanding(null);
  });
}

/** Leaves a space that is closed to this person, back to the own one. */
export async function leaveSpace(userId: string | undefined, notice: SpaceNotice): Promise<void> {
  if (!isLeavingSpace()) await returnToOwn(userId, notice);
}

async function returnToOwn(userId: string | undefined, notice: SpaceNotice): Promise<void> {
  if (userId) removeCookie(spaceCookie(userId));
  tabView.stop();
  tabSpace.leave();
  mark(tabMarks.forbiddens, null);
  await reloadAtLanding(notice);
}

/** Starts to view the space as a colleague, in this tab only. */
export async function startView(userId: string): Promise<void> {
  const viewed = await api('POST /workspace/viewAs', { body: { userId } });
  tabView.start(userId);
  mark(tabMarks.forbiddens, JSON.stringify(viewed.forbiddens));
  await reloadAtLanding(null);
}

export async function stopView(notice: SpaceNotice | null = null, address?: string): Promise<void> {
  tabView.stop();
  mark(tabMarks.forbiddens, null);
  await reloadAtLanding(notice, address);
}

/**
 * Reloads the product at the landing page of the current claims: nothing read in the other space stays in a cache, on the screen or
 * in an open stream.
 */
export async function reloadAtLanding(notice: SpaceNotice | null, address?: string): Promise<void> {
  mark(tabMarks.notice, notice);
  let { session } = await sessionApi('GET /session');
  if (session?.userRole === 'squadOwner' && session.workspaceId === null) {
    const own = await api('POST /workspace/createWorkspace');
    tabSpace.enter(own.workspaceId);
    ({ session } = await sessionApi('GET /session'));
  }
  window.location.assign(address ?? (session ? landingOf(session) : '/'));
}
