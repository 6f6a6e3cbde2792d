import { applicationPath } from '#applications/paths.ts';
import { conversationPath } from '#pipeline/paths.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';

/** The conversations of a company with its candidates. */
export const messagesPath = '/messages';

/** The section of the settings with the texts that a company keeps for its messages. */
export const templatesPath = '/settings/message-templates';

export const conversationsWaiting = defineWaiting('conversations', {
  /** `candidate`: the only one who waits in a vacancy. */
  candidateMessages: ({ candidate }: { candidate: string | null }) =>
    candidate === null ? `${messagesPath}?show=toAnswer` : conversationPath(candidate),
  companyMessage: ({ applicationId }: { applicationId: string }) => applicationPath(applicationId),
  /** For the team of the product. */
  reportedConversation: ({ applicationId }: { applicationId: string }) =>
    `${messagesPath}?show=reported&thread=${applicationId}`,
});
