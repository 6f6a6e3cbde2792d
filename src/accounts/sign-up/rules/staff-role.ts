/** The provider's own people: nobody becomes one without an invitation. */
export const staffRoles = ['admin', 'recruiter'] as const;
export type StaffRole = (typeof staffRoles)[number];
