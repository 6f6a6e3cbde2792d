/** What administrators see of the open tickets. */
export const deskViews = ['mine', 'unassigned', 'due', 'overdue'] as const;
export type DeskView = (typeof deskViews)[number];
