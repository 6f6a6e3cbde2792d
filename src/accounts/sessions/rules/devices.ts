/** Kinds of devices, as far as the user agent tells. */
export const devices = ['desktop', 'tablet', 'mobile', 'other'] as const;
export type Device = (typeof devices)[number];
