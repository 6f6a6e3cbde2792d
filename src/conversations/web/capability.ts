import { conversationsWaiting, messagesPath, templatesPath } from '#conversations/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconMessages, IconTemplate } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).conversationsRoutes,
  menu: {
    messages: {
      text: 'menu.messages',
      to: messagesPath,
      rank: 2,
      icon: IconMessages,
      places: {
        owner: { group: 'hiring', side: 45 },
        recruiter: { side: 35, header: 35, compact: 35 },
      },
    },
  },
  waits: {
    [conversationsWaiting.candidateMessages.name]: 'messages',
    [conversationsWaiting.companyMessage.name]: 'applications',
    [conversationsWaiting.reportedConversation.name]: 'messages',
  },
  actions: [],
  settings: {
    templates: {
      text: 'menu.templates',
      to: templatesPath,
      icon: IconTemplate,
      group: 'company',
      order: 60,
      roles: ['squadOwner', 'recruiter', 'admin'],
      rank: 2,
      permissions: ['chooseSuggested'],
      ofCompany: true,
    },
  },
  finds: {},
  lends: {
    /** The conversation with the company, on own applications. */
    applicationConversations: {
      load: () => import('#conversations/web/threads/application-conversation.tsx'),
    },
    /** The conversation with a candidate, and what helps to write to many. */
    candidateConversations: {
      load: async () => {
        const [{ Conversation }, { MessageMany }, { TemplateChoice }] = await Promise.all([
          import('#conversations/web/threads/conversation.tsx'),
          import('#conversations/web/messages/message-many.tsx'),
          import('#conversations/web/messages/template-choice.tsx'),
        ]);
        return { CandidateConversation: Conversation, MessageMany, TemplateChoice };
      },
    },
  },
});
