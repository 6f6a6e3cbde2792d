import type { Person } from '#application/testing/pipeline-world.ts';

/** What both sides do in a conversation, for tests. */
export const conversationSteps = () => ({
  write: (who: Person, applicationId: string, text: string, more = {}, headers = {}) =>
    who.call('POST /candidates/{applicationId}/messages', {
      params: { applicationId },
      body: { text, ...more },
      headers,
    }),
  answer: (who: Person, applicationId: string, text: string, more = {}) =>
    who.call('POST /applications/{applicationId}/messages', { params: { applicationId }, body: { text, ...more } }),
  read: (who: Person, applicationId: string, headers = {}) =>
    who.call('GET /candidates/{applicationId}/messages', { params: { applicationId }, headers }),
  readOwn: (who: Person, applicationId: string) =>
    who.call('GET /applications/{applicationId}/messages', { params: { applicationId } }),
  mark: (who: Person, applicationId: string, body: object, headers = {}) =>
    who.call('PATCH /candidates/{applicationId}/messages', { params: { applicationId }, body, headers }),
  markOwn: (who: Person, applicationId: string, body: object) =>
    who.call('PATCH /applications/{applicationId}/messages', { params: { applicationId }, body }),
});
