import { applicationToSend, profilePiece } from '#applications/applying/server/kept/waiting.ts';
import { timesToChoose } from '#applications/own/server/times-waiting.ts';
import type { WaitingPart } from '#platform/capability/waiting.ts';

/** What waits for professionals about their applications, and those that they have not sent yet. */
export const waiting: WaitingPart = {
  sources: [timesToChoose, profilePiece, applicationToSend],
  follows: ({ userId, role }) => (role === 'squadMember' ? [`applications:${userId}`] : []),
};
