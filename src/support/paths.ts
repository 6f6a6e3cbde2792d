import { defineWaiting } from '#platform/contract/waiting.ts';

export const supportPaths = {
  /** The company's tickets; for the provider's staff, those of all companies. */
  list: '/support-squadOwner-view',
  ticket: (supportId: string) => `/support-squadOwner-view?ticket=${supportId}`,
} as const;

const ticketOf = ({ supportId }: { supportId: string }) => supportPaths.ticket(supportId);

export const supportWaiting = defineWaiting('support', {
  /** For the company: the team has answered. */
  ticketAnswered: ticketOf,
  /** For the team: an answer is due. */
  ticketToAnswer: ticketOf,
});
