export const overviewPath = '/cms-selection';
