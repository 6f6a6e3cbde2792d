/** What a member may leave out of the exported CV; the rest is always in it. */
export const CV_PARTS = ['photo', 'contact', 'pages', 'descriptions', 'certifications'] as const;
export type CvPart = (typeof CV_PARTS)[number];
