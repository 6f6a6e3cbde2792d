import { briefSelection, jobBoard, ownerProjects } from '#accounts/paths.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { agendaPath, candidatesPath } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { matchRatingPath } from '#suggestions/paths.ts';

interface MenuEntry {
  to: string;
  /** Other pages that belong to the entry: it is marked as current there and on everything below. */
  alsoAt?: readonly string[];
  /** Only in one's own space. */
  ownSpace?: true;
}

/** Every entry of every menu; its text is `menu.<key>` of the catalogue. Missing permissions hide entries by the path they link to. */
export const menuEntries = {
  dashboard: { to: '/dashboard' },
  projects: { to: ownerProjects, alsoAt: ['/project-view', '/freelancer-view', '/inhouse-budget'] },
  candidates: { to: candidatesPath },
  interviews: { to: agendaPath },
  hiringStatistics: { to: projectPaths.hiringStatistics() },
  tasks: { to: '/task-assignments' },
  workspace: { to: '/workspace', ownSpace: true },
  payments: { to: '/credits-and-payments' },
  cultureTool: { to: '/ocai-organizational-culture-tool' },
  assessments: { to: '/assessments' },
  matchmaking: { to: '/matchmaking' },
  postProject: { to: briefSelection },
  companyProfile: { to: '/squadOwner-profile' },
  companySupport: { to: '/support-squadOwner-view' },
  profile: { to: '/squadMember-profile' },
  applications: { to: '/applications' },
  opportunities: { to: jobBoard, alsoAt: ['/opportunities'] },
  tests: { to: '/tests-selection' },
  memberSupport: { to: '/support-squadMember-view' },
  overview: { to: '/cms-selection' },
  professionals: { to: '/cms-professionals' },
  owners: { to: '/cms-owners' },
  allProjects: { to: '/cms-projects' },
  matchRatings: { to: matchRatingPath },
  analytics: { to: '/cms-analytics' },
  orders: { to: '/cms-orders' },
  jobs: { to: jobBoard },
  account: { to: '/account' },
} as const satisfies Record<string, MenuEntry>;
export type MenuKey = keyof typeof menuEntries;

export interface MenuVariant {
  /** Side navigation; each group may have a subtitle, `menu.groups.<title>`. */
  side: readonly { title?: 'hiring' | 'company' | 'culture'; keys: readonly MenuKey[] }[];
  foot: readonly MenuKey[];
  /** Behind the person's picture, besides what every variant has: switching space, language and logout. */
  header: readonly MenuKey[];
  /** Behind the person's picture on narrow screens. */
  compact: readonly MenuKey[];
  /** The outlined button below the side navigation. */
  action?: MenuKey;
  /** Whether the header menu has language and appearance. */
  preferences: boolean;
  wallet: boolean;
}

const variants = {
  owner: {
    side: [
      { title: 'hiring', keys: ['dashboard', 'projects', 'candidates', 'interviews', 'hiringStatistics', 'tasks'] },
      { title: 'company', keys: ['workspace', 'payments'] },
      { title: 'culture', keys: ['cultureTool', 'assessments'] },
    ],
    foot: ['companyProfile', 'companySupport', 'account'],
    header: [
      'workspace',
      'companyProfile',
      'cultureTool',
      'assessments',
      'dashboard',
      'projects',
      'postProject',
      'payments',
      'companySupport',
    ],
    compact: ['companyProfile'],
    action: 'postProject',
    preferences: true,
    wallet: true,
  },
  ownerOnTrial: {
    side: [{ keys: ['companyProfile', 'cultureTool', 'matchmaking', 'assessments', 'workspace'] }],
    foot: ['account'],
    header: ['companyProfile', 'cultureTool', 'matchmaking', 'assessments', 'workspace'],
    compact: ['companyProfile'],
    preferences: true,
    wallet: false,
  },
  member: {
    side: [{ keys: ['profile', 'applications', 'opportunities', 'tasks', 'tests'] }],
    foot: ['memberSupport', 'account'],
    header: ['profile', 'applications', 'opportunities', 'tasks', 'tests', 'memberSupport'],
    compact: ['profile', 'applications', 'opportunities', 'tasks', 'tests', 'memberSupport'],
    preferences: true,
    wallet: false,
  },
  assessmentUser: {
    side: [{ keys: ['profile', 'tests'] }],
    foot: ['memberSupport', 'account'],
    header: ['profile', 'tests', 'memberSupport'],
    compact: ['profile', 'tests', 'memberSupport'],
    preferences: true,
    wallet: false,
  },
  testsStage: {
    side: [{ keys: ['tests'] }],
    foot: ['account'],
    header: ['tests'],
    compact: ['tests'],
    preferences: true,
    wallet: false,
  },
  admin: {
    side: [
      { keys: ['overview', 'professionals', 'owners', 'allProjects', 'matchRatings', 'jobs', 'analytics', 'orders'] },
    ],
    foot: ['companySupport', 'account'],
    header: [],
    compact: [],
    preferences: false,
    wallet: false,
  },
  recruiter: {
    side: [{ keys: ['projects', 'candidates', 'interviews', 'hiringStatistics', 'jobs'] }],
    foot: ['account'],
    header: ['projects', 'candidates', 'interviews', 'hiringStatistics', 'jobs'],
    compact: ['projects', 'candidates', 'interviews', 'hiringStatistics', 'jobs'],
    preferences: true,
    wallet: false,
  },
} as const satisfies Record<string, MenuVariant>;
export type MenuVariantName = keyof typeof variants;

type Standing = Pick<SessionClaims, 'userRole' | 'navigationStage' | 'matchmakingTrial' | 'assessmentUser'>;

/** Which menu variant a person has (NAV-03 to NAV-07). */
export function menuVariantOf(claims: Standing): MenuVariantName {
  if (claims.userRole === 'squadOwner') return claims.matchmakingTrial ? 'ownerOnTrial' : 'owner';
  if (claims.userRole !== 'squadMember') return claims.userRole;
  if (claims.navigationStage === 'tests-selection') return 'testsStage';
  return claims.assessmentUser ? 'assessmentUser' : 'member';
}

/**
 * A person's menus: the variant's entries without those that permissions hide, those that belong to the own space only, and those whose page
 * `isBuilt` says is missing.
 */
export function menusOf(
  claims: Standing & Pick<SessionClaims, 'forbiddens' | 'spaceOf' | 'viewingAs'>,
  isBuilt: (path: string) => boolean,
): MenuVariant {
  const variant: MenuVariant = variants[menuVariantOf(claims)];
  const isElsewhere = claims.spaceOf !== null || claims.viewingAs !== null;
  const isOpen = (key: MenuKey) => {
    const entry: MenuEntry = menuEntries[key];
    return isBuilt(entry.to) && !claims.forbiddens.includes(entry.to) && !(entry.ownSpace && isElsewhere);
  };
  const { action, ...rest } = variant;
  return {
    ...rest,
    side: variant.side
      .map(({ keys, ...group }) => ({ ...group, keys: keys.filter(isOpen) }))
      .filter(({ keys }) => keys.length > 0),
    foot: variant.foot.filter(isOpen),
    header: variant.header.filter(isOpen),
    compact: variant.compact.filter(isOpen),
    ...(action && isOpen(action) && { action }),
    wallet: variant.wallet && !claims.forbiddens.includes(menuEntries.payments.to),
  };
}
