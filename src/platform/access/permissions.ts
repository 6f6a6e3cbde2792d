/** The rights that an owner gives to colleagues, one by one. Texts are in the catalogue under `permissions.<key>`. */
export const permissions = [
  'accessPayments',
  'assignProfessionals',
  'blockPayments',
  'turnOffProfessionals',
  'generateReports',
  'createProject',
  'editProject',
  'chooseSuggested',
  'trackTasks',
  'manageTasks',
  'manageMatchmakings',
] as const;
export type Permission = (typeof permissions)[number];
