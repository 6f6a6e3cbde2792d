export const brands = ['default', 'recruiting'] as const;
/** Which of the two looks the product shows; see the tokens of platform/ui/theme. */
export type Brand = (typeof brands)[number];
