import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Whether somebody has applied; jobs does not know applications. */
export interface AppliedPort {
  /**
   * An SQL condition: whether the person applied to the vacancy, both given as columns or ids; `counts` says whether a withdrawn
   * application does.
   */
  hasApplied: (place: {
    positionId: SQLWrapper | string;
    memberId: SQLWrapper | string;
    counts: 'all' | 'notWithdrawn';
  }) => SQL;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends AppliedPort {}
}
