/** Skills that the card of a professional names; the rest are a number. */
export const SKILLS_ON_CARD = 6;
