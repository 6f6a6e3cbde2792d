import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Who applied already; jobs does not know applications. */
export interface AppliedPort {
  /** A condition of a query: whether the person applied to the vacancy, both given as columns or ids; `counts`: whether a withdrawn application does. */
  hasApplied: (place: {
    positionId: SQLWrapper | string;
    memberId: SQLWrapper | string;
    counts: 'all' | 'notWithdrawn';
  }) => SQL;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends AppliedPort {}
}
