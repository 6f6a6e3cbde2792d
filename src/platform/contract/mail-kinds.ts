import { type Role, roles } from '#platform/access/access.ts';

interface MailKindFacts {
  /** It stays on: without it somebody would miss what concerns their account, their application or their work. */
  readonly isNecessary: boolean;
  /** Who is told of it. */
  readonly roles: readonly Role[];
}

const necessary = (...readers: Role[]): MailKindFacts => ({ isNecessary: true, roles: readers });
const choosable = (...readers: Role[]): MailKindFacts => ({ isNecessary: false, roles: readers });

/**
 * All kinds of what people with accounts are told, in mails and notices, in the order in which the settings list them. Which mails and notices are
 * of a kind, happenings say.
 */
const kinds = {
  invitations: choosable('squadMember'),
  jobAlerts: choosable('squadMember'),
  newCandidates: choosable('squadOwner'),
  suggestedCandidates: choosable('squadOwner'),
  messages: choosable(...roles),
  mentions: choosable(...roles),
  reminders: choosable('squadOwner', 'recruiter'),
  workReminders: choosable('squadOwner', 'squadMember'),
  team: choosable('squadOwner'),
  candidateNews: choosable('squadOwner', 'recruiter'),
  jobNews: choosable('squadOwner', 'recruiter'),
  digest: choosable(...roles),
  account: necessary(...roles),
  application: necessary('squadMember'),
  decisions: necessary('squadOwner', 'recruiter'),
  interviews: necessary(...roles),
  offers: necessary('squadOwner', 'squadMember'),
  work: necessary('squadOwner', 'squadMember'),
  payments: necessary('squadOwner', 'squadMember'),
  approvals: necessary('admin'),
  access: necessary('squadOwner', 'recruiter'),
  support: necessary('squadOwner', 'squadMember', 'admin'),
};

export type MailKind = keyof typeof kinds;
export const mailKinds: Readonly<Record<MailKind, MailKindFacts>> = kinds;
export const mailKindNames = Object.keys(kinds) as readonly MailKind[];
