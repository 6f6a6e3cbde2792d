/**
 * What rooms need of later ones, which they may not import: each declares its ports in its `server/ports.ts` by extending this, and the
 * application supplies them at start. One that nobody supplies does not compile.
 */
export interface Ports {}
