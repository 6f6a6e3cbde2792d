/**
 * What rooms show on their pages from later rooms, which they may not import. Each room declares its slots in `web/…-parts.ts` by extending
 * this interface, and the later room's web manifest fills them under `lends`. An unfilled slot does not compile.
 */
export interface LentParts {}
