import type { LiveIndex } from '#suggestions/server/index/live-index.ts';

/** Everybody in the ranking for vacancies, in memory: made once at start. */
export interface MemberIndexPort {
  memberIndex: LiveIndex;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends MemberIndexPort {}
}
