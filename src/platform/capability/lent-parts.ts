/**
 * What rooms show on their pages of later ones, which they may not import: each declares its gaps in `web/…-parts.ts` by extending this, and the
 * later room's web manifest `lends` what fills them. A gap that nobody fills does not compile.
 */
export interface LentParts {}
