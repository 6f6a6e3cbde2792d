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
  'GET /users': nobody(),
  'POST /auth/email-action': nobody({ body: { mode: 'verifyEmail', oobCode: 'unknown' } }),
  'POST /auth/send-verification': nobody({ body: {} }),
  'POST /auth/send-password-reset': nobody({ body: {} }),
  'POST /auth/read-reset-code': nobody({ body: { oobCode: 'unknown' } }),
  'POST /auth/reset-password': nobody({ body: {} }),
  'GET /mailbox': nobody(),
  'GET /mailbox/{id}': { of: 'nobody', parts: ({ mailId }) => ({ params: { id: mailId } }) },
};
