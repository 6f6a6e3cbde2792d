import { defineHappenings } from '#platform/contract/happening.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;
const ofTemplate = ['templateId'] as const;
const unsent = 'none: the candidate has received nothing';
const confidential = 'none: it is between its writer and the team of the product';
const notices = 'none: a message waits for its reader, the rest is seen where it is';

export const conversationsHappenings = defineHappenings('conversations', {
  templateSaved: { ids: ofTemplate, activity: 'settings', notices },
  templateChanged: { ids: ofTemplate, activity: 'settings', notices },
  templateDeleted: { ids: ofTemplate, activity: 'settings', notices },
  candidateWrote: { ids: [...ofApplication, 'messageId'], activity: 'messages', notices, mails: ['messages'] },
  messageScheduled: { ids: [...ofApplication, 'messageId'], activity: unsent, notices },
  messageTakenBack: { ids: [...ofApplication, 'messageId'], activity: unsent, notices },
  conversationBlocked: { ids: ofApplication, activity: confidential, notices },
  conversationUnblocked: { ids: ofApplication, activity: confidential, notices },
  conversationReported: { ids: [...ofApplication, 'reportId'], activity: confidential, notices },
  reportClosed: { ids: [...ofApplication, 'reportId'], activity: confidential, notices },
  messagesUnread: { ids: [], activity: 'none: it only sends a mail', notices, mails: ['messages'] },
});
