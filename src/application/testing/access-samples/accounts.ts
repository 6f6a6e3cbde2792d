import { type AccessSamples, nobody } from '#application/testing/access-samples/sample.ts';

export const accountsSamples: AccessSamples = {
  'GET /session': nobody(),
  'POST /auth/login': nobody({ body: {} }),
  'POST /auth': nobody({ body: {} }),
  'PUT /session/language': nobody({ body: { language: 'pt' } }),
  // Empty: a real one would end the session of the caller under test.
  'POST /auth/logout': nobody(),
  'POST /users/create': nobody({ body: {} }),
  'POST /users/createAdmin': nobody({ body: {} }),
  'GET /auth/oidc/start': nobody(),
  'GET /auth/oidc/callback': nobody({ query: { state: 'unknown', code: 'unknown' } }),
  'POST /auth/social/complete': nobody({ body: {} }),
  'POST /auth/social/cancel': nobody(),
  'GET /users': nobody(),
  'POST /auth/email-action': nobody({ body: { mode: 'verifyEmail', oobCode: 'unknown' } }),
  'POST /auth/send-verification': nobody({ body: {} }),
  'POST /auth/send-password-reset': nobody({ body: {} }),
  'POST /auth/read-reset-code': nobody({ body: { oobCode: 'unknown' } }),
  'POST /auth/reset-password': nobody({ body: {} }),
  'POST /users/photo': nobody({ body: 'no photo', headers: { 'content-type': 'image/png' } }),
  'DELETE /users/photo': nobody(),
  'GET /photos/{key}': { of: 'nobody', parts: ({ photoKey }) => ({ params: { key: photoKey } }) },
  'POST /users/terms': nobody({ body: { version: 'unknown' } }),
  'GET /mailbox': nobody(),
  'GET /mailbox/{id}': { of: 'nobody', parts: ({ mailId }) => ({ params: { id: mailId } }) },
};
