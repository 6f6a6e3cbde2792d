/** In local storage: what brought a visitor here survives the sign-up and the link of the confirmation mail. */
export const visitKeys = {
  /** The job that a visitor wanted to apply for and left for the login; see pending-job.ts. */
  selfAdmission: 'jobApplicationIntent',
  /** The address that accepts an invitation to a matchmaking. */
  matchmakingInvite: 'matchmakingAcceptInvite',
  assessmentsInvite: 'assessmentsInvite',
  /** The address that accepts an invitation to a company space. */
  workspaceInvite: 'workspaceInvite',
} as const;
export type VisitKey = keyof typeof visitKeys;

/** In session storage: marks of this tab's visit. */
export const sessionMarks = {
  /** Came by the sales page and has not been asked about the company yet. */
  isSalesSignIn: 'isSalesSignIn',
  /** Signed up in this visit; consumed by the one-time hint on the post-project button. */
  isFirstSignUp: 'isFirstSignUp',
  /** What was entered on a sign-up page before it opened the sign-in provider. */
  socialSignUp: 'socialSignUp',
  /** Logged out in this tab. */
  userLogout: 'userLogout',
} as const;
