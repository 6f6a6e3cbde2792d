import type { Role } from '#platform/access/access.ts';

interface MailKind {
  /** Stays on: without it somebody would miss what concerns their account, their application or their work. */
  isNecessary: boolean;
  /** Who gets mails of it. */
  roles: readonly Role[];
  /** What its mails report, by the names of happenings. The same happening may be of another kind for another role. */
  happenings: readonly string[];
}

const of = (room: string, names: string) => names.split(' ').map((name) => `${room}.${name}`);
const necessary = (roles: readonly Role[], ...happenings: string[][]): MailKind => ({
  isNecessary: true,
  roles,
  happenings: happenings.flat(),
});
const choosable = (roles: readonly Role[], ...happenings: string[][]): MailKind => ({
  isNecessary: false,
  roles,
  happenings: happenings.flat(),
});

/** All mails that the product sends to people with accounts, by kind, in the order in which the settings list them. */
export const mailKinds = {
  invitations: choosable(
    ['squadMember'],
    of('suggestions', 'invited'),
    of('pipeline', 'invitedByEmail emailInvitationReminder'),
  ),
  jobAlerts: choosable(['squadMember'], of('jobs', 'vacanciesFound')),
  newCandidates: choosable(['squadOwner'], of('jobs', 'applied')),
  suggestedCandidates: choosable(
    ['squadOwner'],
    of('pipeline', 'candidateSuggested'),
    of('workspaces', 'professionalSuggested'),
  ),
  messages: choosable(
    ['squadOwner', 'squadMember', 'recruiter', 'admin'],
    of('jobs', 'messaged'),
    of('pipeline', 'candidateWrote messagesUnread'),
  ),
  mentions: choosable(
    ['squadOwner', 'squadMember', 'recruiter', 'admin'],
    of('pipeline', 'mentioned'),
    of('tasks', 'mentioned'),
  ),
  reminders: choosable(['squadOwner', 'recruiter'], of('pipeline', 'candidatesOverdue'), of('jobs', 'answerSoon')),
  workReminders: choosable(['squadOwner', 'squadMember'], of('tasks', 'hoursMissing deadlinesNear')),
  team: choosable(['squadOwner'], of('workspaces', 'invitationAccepted memberLeft')),
  account: necessary(
    ['squadOwner', 'squadMember', 'recruiter', 'admin'],
    of('accounts', 'verificationAsked emailChangeAsked emailChanged passwordResetAsked passwordChanged staffInvited'),
    of('accounts', 'providerConnected providerDisconnected locksChanged'),
    of('own-data', 'deletionAsked deleted copyReady'),
    of('profiles', 'privateRecordChanged'),
  ),
  application: necessary(
    ['squadMember'],
    of('jobs', 'applied suggested moved hired disqualified closed deselected told'),
    of('jobs', 'answerDateSet answerMissed companyChanged'),
    of('pipeline', 'squadApproved invitedInHouse invitationEnded selectionTakenBack'),
    of('projects', 'hired'),
  ),
  decisions: necessary(
    ['squadOwner', 'recruiter'],
    of('pipeline', 'everyPositionChosen squadApproved squadDisapproved callAccepted callDeclined'),
    of('jobs', 'answerMissed'),
  ),
  interviews: necessary(
    ['squadOwner', 'squadMember', 'recruiter', 'admin'],
    of('jobs', 'interviewOffered interviewConfirmed interviewRescheduleRequested interviewCancelled interviewChanged'),
    of('jobs', 'interviewLapsed interviewSoon'),
  ),
  offers: necessary(
    ['squadOwner', 'squadMember'],
    of('jobs', 'budgetOffered budgetCountered budgetAccepted budgetDeclined budgetLapsed'),
  ),
  work: necessary(
    ['squadOwner', 'squadMember'],
    of('projects', 'statusChanged vacancyHidden vacancyShown vacancyClosed vacancyRemoved replacementBegun replaced'),
    of('tasks', 'taskAdjusted taskRejected hoursContested contestAnswered contestCanceled'),
    of('tasks', 'hoursHeld hoursPayable hoursRefused clockifyStopped'),
    of('projects', 'deactivated deactivationRequested paymentBlockRequested paymentBlocked paymentUnblocked'),
    of('workspaces', 'projectPosted projectMigratedHere projectMigratedAway'),
    of('workspaces', 'vacancyHidden vacancyShown vacancyClosed vacancyRemoved'),
  ),
  payments: necessary(
    ['squadOwner', 'squadMember'],
    of('checkout', 'paymentSeen paid ended serviceOrdered serviceReminded servicePaid serviceCanceled'),
    of('checkout', 'refunded refundFailed refundReturned disputed disputeWon disputeLost'),
    of('checkout', 'planStarted planNoticed planRenewed planEnded'),
    of('wallet', 'creditsLow creditsUsedUp hirePriced priceConfirmed priceVoided'),
    of('wallet', 'paymentPaid paymentFailed paymentReturned invoiceAttached invoiceReplaced yearTold'),
  ),
  approvals: necessary(
    ['admin'],
    of('second-approvals', 'asked approved refused expired'),
    of('wallet', 'ledgerDiffered'),
  ),
  access: necessary(
    ['squadOwner', 'recruiter'],
    of('workspaces', 'invited invitationResent memberAdded permissionsChanged expiryChanged membershipEnding'),
    of('workspaces', 'memberRemoved recruiterAssigned recruiterReleased handedOver closed'),
  ),
  support: necessary(
    ['squadOwner', 'squadMember', 'admin'],
    of('support', 'opened answered written done closed'),
    of('profiles', 'pieceHidden pieceShown'),
  ),
} as const satisfies Record<string, MailKind>;

/** What is mailed to an address, whoever has it: an account that has not confirmed the address neither reads nor erases these. */
export const sentToAddresses: readonly string[] = [
  of('accounts', 'staffInvited'),
  of('workspaces', 'invited invitationResent'),
  of('pipeline', 'invitedByEmail emailInvitationReminder invitedInHouse invitationEnded'),
].flat();

export type MailKindKey = keyof typeof mailKinds;
const all = Object.entries(mailKinds) as [MailKindKey, MailKind][];
/** Those that people can switch off. */
export const choosableKinds = all.flatMap(([key, { isNecessary }]) => (isNecessary ? [] : [key]));
const choosableHappenings = new Set(
  all.flatMap(([, { isNecessary, happenings }]) => (isNecessary ? [] : [...happenings])),
);

/** Whether mails about it may have been switched off by somebody; of most it is known without asking. */
export function mayBeUnwanted(happening: string): boolean {
  return choosableHappenings.has(happening);
}

/** The kind that somebody of a role can switch off a mail by; null: it is sent whatever they chose. */
export function choosableKindOf(happening: string, role: Role): MailKindKey | null {
  const found = all.find(([, kind]) => kind.roles.includes(role) && kind.happenings.includes(happening));
  return found && !found[1].isNecessary ? found[0] : null;
}

/** Those that somebody of a role gets. */
export function kindsOf(role: Role): { kind: MailKindKey; isNecessary: boolean }[] {
  return all.flatMap(([kind, { roles, isNecessary }]) => (roles.includes(role) ? [{ kind, isNecessary }] : []));
}
