export const overviewPath = '/cms-selection';
export { staffPath } from '#accounts/paths.ts';
