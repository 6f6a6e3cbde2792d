import type { LiveIndex } from '#suggestions/server/index/live-index.ts';

/** The index of everybody in the rankings, in memory; created once at start. */
export interface MemberIndexPort {
  memberIndex: LiveIndex;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends MemberIndexPort {}
}
