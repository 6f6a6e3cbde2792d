/**
 * What rooms need from later rooms, which they may not import. Each room declares its ports in `server/ports.ts` by extending this
 * interface, and the application supplies them at start. A port without an implementation does not compile.
 */
export interface Ports {}
