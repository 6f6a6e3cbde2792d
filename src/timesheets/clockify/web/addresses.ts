import { pageAddress } from '#ui/router/page-address.ts';

/** The connection of a project with Clockify. */
export const clockifyPage = pageAddress('/task-assignments/clockify/$projectId', () => ({}));
