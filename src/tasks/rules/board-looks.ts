/** How the tasks of a project are looked at. */
export const boardLooks = ['board', 'table', 'calendar'] as const;
export type BoardLook = (typeof boardLooks)[number];
