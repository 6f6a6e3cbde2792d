/** Skills that the card of a professional names; the rest are counted. */
export const SKILLS_ON_CARD = 6;
