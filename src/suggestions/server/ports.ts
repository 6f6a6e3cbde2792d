import type { KeptIndex } from '#suggestions/server/index/keep-index.ts';

/** Everybody in the ranking for vacancies, in memory: made once at start. */
export interface MemberIndexPort {
  memberIndex: KeptIndex;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends MemberIndexPort {}
}
