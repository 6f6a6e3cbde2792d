import type { LentParts } from '#platform/capability/lent-parts.ts';

/** Keeps the wish to apply on the way; the room of applications lends it. */
export type KeepWish = Awaited<ReturnType<LentParts['intentParts']['load']>>;
