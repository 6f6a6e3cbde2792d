/** The optional parts of the exported CV; the rest is always included. */
export const CV_PARTS = ['photo', 'contact', 'pages', 'descriptions', 'certifications'] as const;
export type CvPart = (typeof CV_PARTS)[number];
