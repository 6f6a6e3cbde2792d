import type { Database } from '#platform/db/connection.ts';

export interface AppliedByInvitation {
  applicationId: string;
  positionId: string;
  memberId: string;
  /** The code in the link of an invitation by e-mail that led the person here. */
  code?: string | undefined;
}

/** Whoever applies answers the company's invitations to the vacancy; the room of applications does not know invitations. */
export interface InvitationsPort {
  answerInvitations: (transaction: Database, applied: AppliedByInvitation) => Promise<void>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends InvitationsPort {}
}
