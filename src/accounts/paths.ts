import type { NavigationStage } from '#accounts/rules/stages.ts';

/** The pages of accounts, and those that a stage or a refusal leads to. */
export const accountPaths = {
  root: '/',
  login: '/login',
  signup: '/signup',
  sendResetMail: '/send-email-reset-password',
  resetPassword: '/reset-password',
  emailAction: '/email-action',
  confirmEmail: '/confirm-email',
  emailChecked: '/email-checked',
  forbidden: '/forbidden',
  maintenance: '/maintenance',
  newJourney: '/new-journey',
  account: '/account',
  briefBlocked: '/project-brief-blocked-page',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  mailbox: '/mailbox',
} as const;

/** Pages that only lead in; who is signed in is led on. */
export const entrancePaths: readonly string[] = [accountPaths.root, accountPaths.login, accountPaths.signup];

export const ownerProjects = '/my-projects';
export const briefSelection = '/project-brief-selection';
export const jobBoard = '/jobs';

/** The page of a stage carries its name. */
export function stagePath(stage: NavigationStage): string {
  return `/${stage}`;
}

export function emailActionPath(mode: 'verifyEmail' | 'resetPassword', code: string): string {
  return `${accountPaths.emailAction}?mode=${mode}&oobCode=${encodeURIComponent(code)}`;
}
