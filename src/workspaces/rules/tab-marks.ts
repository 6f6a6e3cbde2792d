/** Marks of this tab in session storage. */
export const tabMarks = {
  /** The pages that are closed in the space of the tab. */
  forbiddens: 'WorkspaceForbiddens',
  /** A space to enter as soon as the list of spaces is there. */
  pending: 'pendingWorkspace',
  /** What to say on the next page about the space. */
  notice: 'spaceNotice',
} as const;

/** The space that a person chose last, for tabs that are opened anew; kept for a year. */
export function spaceCookie(userId: string): string {
  return `workspace_${userId}`;
}

/** Texts under `notice.<value>`. */
export const spaceNotices = ['entered', 'gone', 'viewEnded', 'joined', 'closed'] as const;
export type SpaceNotice = (typeof spaceNotices)[number];
