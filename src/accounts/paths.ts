import type { ActionMode } from '#accounts/mailed-codes/rules/action-modes.ts';
import type { SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';
import { brandDoors } from '#platform/contract/brand.ts';

/** The pages of accounts, and the targets of stages and refusals. */
export const accountPaths = {
  root: '/',
  login: '/login',
  signup: '/signup',
  socialDone: '/social-done',
  adminSignup: '/signup-admin',
  salesSignup: '/sales-signup',
  matchmakingSignup: '/matchmaking-signup',
  assessmentSignup: '/assessment-signup',
  sendResetMail: '/send-email-reset-password',
  resetPassword: '/reset-password',
  emailAction: '/email-action',
  confirmEmail: '/confirm-email',
  emailChecked: '/email-checked',
  forbidden: '/forbidden',
  maintenance: '/maintenance',
  newJourney: '/new-journey',
  account: '/account',
  accountSecurity: '/account/security',
  accountNotifications: '/account/notifications',
  accountLanguage: '/account/language',
  accountData: '/account/data',
  briefBlocked: '/project-brief-blocked-page',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  mailbox: '/mailbox',
} as const;

/** The page of the provider's own team; mails about its accounts lead to it. */
export const staffPath = '/cms-selection/staff';

/** Pages for signed-out visitors; signed-in people are redirected onwards. */
const entrancePaths: readonly string[] = [
  accountPaths.root,
  accountPaths.login,
  accountPaths.signup,
  accountPaths.adminSignup,
  accountPaths.salesSignup,
  accountPaths.matchmakingSignup,
  accountPaths.assessmentSignup,
  ...brandDoors,
];

/** The sales page has the name of a campaign after its path. */
export function isEntrance(path: string): boolean {
  return entrancePaths.includes(path) || path.startsWith(`${accountPaths.salesSignup}/`);
}

export const ownerProjects = '/my-projects';
export const briefSelection = '/project-brief-selection';
export const jobBoard = '/jobs';
/** Where companies look for professionals. */
export const professionalSearch = '/squadMember-viewProfile';
/** The vacancies that suit a professional. */
export const suitableJobs = '/opportunities';

/** All settings, of the person and of the company. */
export const settingsPath = '/settings';

/** A stage's page is named after it. */
export function stagePath(stage: NavigationStage): string {
  return `/${stage}`;
}

export function emailActionPath(mode: ActionMode, code: string): string {
  return `${accountPaths.emailAction}?mode=${mode}&oobCode=${encodeURIComponent(code)}`;
}

/** Where the link in a mail switches its kind off. */
export function stopMailsPath(token: string): string {
  return `/email-choices/stop/${encodeURIComponent(token)}`;
}

/** The sign-up page of invited staff, with the code of their mail. */
export function adminSignupPath(code: string): string {
  return `${accountPaths.adminSignup}?code=${encodeURIComponent(code)}`;
}

/** The final page of a sign-in with the provider; `attempt` identifies the waiting tab. */
export function socialDonePath(outcome: SocialOutcome, attempt?: string): string {
  return `${accountPaths.socialDone}?outcome=${outcome}${attempt ? `&attempt=${attempt}` : ''}`;
}

export const accountWaiting = defineWaiting('accounts', { emailToConfirm: () => accountPaths.confirmEmail });
