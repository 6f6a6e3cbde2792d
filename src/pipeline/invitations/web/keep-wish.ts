import type { LentParts } from '#platform/capability/lent-parts.ts';

/** Lent by applications: keeps the wish to apply on the way. */
export type KeepWish = Awaited<ReturnType<LentParts['intentParts']['load']>>;
