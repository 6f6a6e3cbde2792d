/** Kept in local storage: what brought a visitor here survives the sign-up and the link of the confirmation mail. */
export const visitKeys = {
  /** The job that a visitor wanted to apply to and left for the login; see pending-job.ts. */
  selfAdmission: 'jobApplicationIntent',
  /** The address that accepts an invitation to a matchmaking. */
  matchmakingInvite: 'matchmakingAcceptInvite',
  assessmentsInvite: 'assessmentsInvite',
  /** The address that accepts an invitation to a company space. */
  workspaceInvite: 'workspaceInvite',
} as const;
export type VisitKey = keyof typeof visitKeys;

/** Kept in session storage: marks of this tab's visit. */
export const sessionMarks = {
  /** Came by the sales page and was not asked yet about the company. */
  isSalesSignIn: 'isSalesSignIn',
  /** Signed up in this visit; the one-time hint on the post-project button takes it. */
  isFirstSignUp: 'isFirstSignUp',
  /** What a sign-up page was told before it led to the sign-in provider. */
  socialSignUp: 'socialSignUp',
  /** Logged out in this tab. */
  userLogout: 'userLogout',
} as const;
