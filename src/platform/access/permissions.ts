/** The permissions that an owner grants to colleagues one by one. Texts are in the catalogue under `permissions.<key>`. */
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
  /** The heading under which the owner finds it. */
  scope: PermissionScope;
  /** A permission that makes no sense without another: both are granted and revoked together. */
  dependsOn?: Permission;
}

/** The single registry of permissions: the scope of each and what it depends on. */
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
