import type { FailureReport } from '#support/rules/failure-report.ts';
import type { Role } from '#platform/access/access.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';

interface SupportPaths {
  list: string;
  ticket: (supportId: string) => string;
}

const pathsAt = <List extends string>(list: List) => ({
  list,
  ticket: (supportId: string) => `${list}?ticket=${supportId}`,
});

/** The company's tickets; for the provider's staff, those of all companies and professionals. */
export const supportPaths = pathsAt('/support-squadOwner-view');
/** A professional's own, and a recruiter's. */
export const memberSupportPaths = pathsAt('/support-squadMember-view');

/** For administrators: the answers that the team keeps ready. */
export const answerTemplatesPath = '/cms-ready-answers';

/** The support page of a company with the form open, filled with the request to pay its credits back. */
export const refundRequestPath = `${supportPaths.list}?ask=refund`;

/** Where a person finds their tickets. */
export const supportPathsOf = (role: Role | undefined): SupportPaths =>
  role === 'squadMember' || role === 'recruiter' ? memberSupportPaths : supportPaths;

/** The support page of a person with the form open, filled with what failed. */
export function reportPath(role: Role, { page, tried, request }: FailureReport): string {
  const search = new URLSearchParams({ report: page, ...(tried && { tried }), ...(request && { request }) });
  return `${supportPathsOf(role).list}?${search.toString()}`;
}

const ticketOf = ({ supportId }: { supportId: string }) => supportPaths.ticket(supportId);

export const supportWaiting = defineWaiting('support', {
  /** For a professional: the team has answered. */
  ownTicketAnswered: ({ supportId }: { supportId: string }) => memberSupportPaths.ticket(supportId),
  /** For the company: the team has answered. */
  ticketAnswered: ticketOf,
  /** For the team: an answer is due. */
  ticketToAnswer: ticketOf,
});
