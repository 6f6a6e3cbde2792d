export const overviewPath = '/cms-selection';
export const staffPath = '/cms-selection/staff';
