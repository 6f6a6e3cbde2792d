/** The provider's own staff: by invitation only. */
export const staffRoles = ['admin', 'recruiter'] as const;
export type StaffRole = (typeof staffRoles)[number];
