/** Maximum number of skills on the card of a professional; the rest are counted. */
export const SKILLS_ON_CARD = 6;
