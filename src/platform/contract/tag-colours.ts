/** The colours of tags that people make themselves; the theme decides how they look. */
export const tagColours = ['neutral', 'brand', 'info', 'success', 'warning', 'danger', 'accent'] as const;
export type TagColour = (typeof tagColours)[number];
