import { defineHappenings } from '#platform/contract/happening.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;
const ofTemplate = ['templateId'] as const;
const unsent = 'none: the candidate has received nothing';
const confidential = 'none: it is between its writer and the team of the product';

export const conversationsHappenings = defineHappenings('conversations', {
  templateSaved: { ids: ofTemplate, activity: 'settings' },
  templateChanged: { ids: ofTemplate, activity: 'settings' },
  templateDeleted: { ids: ofTemplate, activity: 'settings' },
  candidateWrote: { ids: [...ofApplication, 'messageId'], activity: 'messages', mails: ['messages'] },
  messageScheduled: { ids: [...ofApplication, 'messageId'], activity: unsent },
  messageTakenBack: { ids: [...ofApplication, 'messageId'], activity: unsent },
  conversationBlocked: { ids: ofApplication, activity: confidential },
  conversationUnblocked: { ids: ofApplication, activity: confidential },
  conversationReported: { ids: [...ofApplication, 'reportId'], activity: confidential },
  reportClosed: { ids: [...ofApplication, 'reportId'], activity: confidential },
  messagesUnread: { ids: [], activity: 'none: it only sends a mail', mails: ['messages'] },
});
