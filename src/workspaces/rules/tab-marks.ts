/** Marks of this tab in session storage. */
export const tabMarks = {
  /** Pages closed in the tab's space. */
  forbiddens: 'WorkspaceForbiddens',
  /** A space to enter once the list of spaces is loaded. */
  pending: 'pendingWorkspace',
  /** A notice about the space for the next page. */
  notice: 'spaceNotice',
} as const;

/** The last chosen space, for new tabs; stored for a year. */
export function spaceCookie(userId: string): string {
  return `workspace_${userId}`;
}

/** Texts under `notice.<value>`. */
export const spaceNotices = ['entered', 'gone', 'viewEnded', 'joined', 'closed'] as const;
export type SpaceNotice = (typeof spaceNotices)[number];
