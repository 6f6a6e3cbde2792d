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

export type PermissionScope = 'hiring' | 'work' | 'finance';

interface PermissionEntry {
  /** Under which heading the owner finds it. */
  scope: PermissionScope;
  /** A right that makes no sense without another: it is given and taken together with it. */
  dependsOn?: Permission;
}

/** The one registry of rights: what each belongs to and what it needs. */
export const permissionRegistry: Record<Permission, PermissionEntry> = {
  createProject: { scope: 'hiring' },
  editProject: { scope: 'hiring' },
  chooseSuggested: { scope: 'hiring' },
  assignProfessionals: { scope: 'hiring' },
  manageMatchmakings: { scope: 'hiring' },
  trackTasks: { scope: 'work' },
  manageTasks: { scope: 'work', dependsOn: 'trackTasks' },
  turnOffProfessionals: { scope: 'work' },
  generateReports: { scope: 'work' },
  accessPayments: { scope: 'finance' },
  blockPayments: { scope: 'finance', dependsOn: 'accessPayments' },
};
