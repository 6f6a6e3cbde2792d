/** The tones that a company's tag can have; what each looks like is the theme's business. */
export const tagColours = ['neutral', 'brand', 'info', 'success', 'warning', 'danger', 'accent'] as const;
export type TagColour = (typeof tagColours)[number];
