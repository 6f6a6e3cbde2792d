export type PermissionScope = 'hiring' | 'work' | 'finance';

/** The sets that an owner can start from, besides all permissions and none. */
export type PartialPreset = 'hiring' | 'finance' | 'projectManager';

interface PermissionEntry<Known extends string = string> {
  /** Its name in both languages. */
  readonly text: `workspaces:permissions.${string}`;
  /** The heading under which the owner finds it. */
  readonly scope: PermissionScope;
  /** A permission that makes no sense without another: both are granted and revoked together. */
  readonly dependsOn?: Known;
  readonly presets: readonly PartialPreset[];
  /** The pages that need it: without it they are closed, with everything below them. */
  readonly closes: readonly string[];
  /** The room whose operations it guards is not built yet. */
  readonly isPlanned?: true;
}

const entries = {
  accessPayments: {
    text: 'workspaces:permissions.accessPayments',
    scope: 'finance',
    presets: ['finance'],
    closes: [
      '/credits-and-payments',
      '/extract-payments',
      '/extracts',
      '/credits',
      '/credits-thankyoupage',
      '/checkout',
    ],
  },
  assignProfessionals: {
    text: 'workspaces:permissions.assignProfessionals',
    scope: 'hiring',
    presets: ['hiring', 'projectManager'],
    closes: [
      '/allocate-hours',
      '/allocate-hours-thankyoupage',
      '/inhouse-first-member-budget-send',
      '/inhouse-budget',
      '/inhouse-budget-thankyoupage',
    ],
  },
  blockPayments: {
    text: 'workspaces:permissions.blockPayments',
    scope: 'finance',
    dependsOn: 'accessPayments',
    presets: ['finance'],
    closes: [],
  },
  turnOffProfessionals: {
    text: 'workspaces:permissions.turnOffProfessionals',
    scope: 'work',
    presets: ['projectManager'],
    closes: [],
  },
  generateReports: {
    text: 'workspaces:permissions.generateReports',
    scope: 'work',
    presets: ['projectManager'],
    closes: [],
  },
  createProject: {
    text: 'workspaces:permissions.createProject',
    scope: 'hiring',
    presets: ['hiring'],
    closes: [
      '/project-brief-selection',
      '/project-brief-onboarding',
      '/project-brief-forms',
      '/project-brief-thanks-page',
      '/project-brief-campaign-thanks-page',
      '/new-journey',
    ],
  },
  editProject: {
    text: 'workspaces:permissions.editProject',
    scope: 'hiring',
    presets: ['hiring', 'projectManager'],
    closes: [],
  },
  chooseSuggested: {
    text: 'workspaces:permissions.chooseSuggested',
    scope: 'hiring',
    presets: ['hiring'],
    closes: [
      '/project-brief-searching-matchs-page',
      '/project-brief-matchs-page',
      '/settings/stage-limits',
      '/settings/scorecards',
      '/settings/rejection-reasons',
      '/settings/message-templates',
    ],
  },
  trackTasks: {
    text: 'workspaces:permissions.trackTasks',
    scope: 'work',
    presets: ['projectManager'],
    closes: ['/task-assignments'],
  },
  manageTasks: {
    text: 'workspaces:permissions.manageTasks',
    scope: 'work',
    dependsOn: 'trackTasks',
    presets: ['projectManager'],
    closes: ['/task-assignments/clockify'],
  },
  manageMatchmakings: {
    text: 'workspaces:permissions.manageMatchmakings',
    scope: 'hiring',
    presets: ['hiring'],
    closes: ['/matchmaking', '/persona'],
    isPlanned: true,
  },
} as const satisfies Record<string, PermissionEntry>;

export type Permission = keyof typeof entries;

/** The permissions that an owner grants to colleagues one by one, with everything that is particular to each. */
export const permissionRegistry: Readonly<Record<Permission, PermissionEntry<Permission>>> = entries;
export const permissions = Object.keys(entries) as readonly Permission[];
