/** What somebody is signed in with, as far as it says so itself. */
export const devices = ['desktop', 'tablet', 'mobile', 'other'] as const;
export type Device = (typeof devices)[number];
