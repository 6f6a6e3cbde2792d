import { type AccessSamples, nobody } from '#application/testing/access-samples/sample.ts';

export const backofficeSamples: AccessSamples = {
  'GET /cms/overview': nobody(),
  'POST /cms/mails/{mailId}/retry': { of: 'nobody', parts: ({ mailId }) => ({ params: { mailId } }) },
};
