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

/** The conversations about applications; the room of applications does not know them. */
export interface MessagesPort {
  /** The number of messages of each application that its candidate reads, whether one of them is new, and who has to answer. */
  countMessages: (
    database: Database,
    applicationIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { count: number; isUnread: boolean; awaits: 'company' | 'candidate' | null }>>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends InvitationsPort, MessagesPort {}
}
