import { type AccessSamples, member, nobody } from '#application/testing/access-samples/sample.ts';
import type { Records } from '#application/testing/access-world.ts';

const ofExport = ({ exportId }: Records) => ({ params: { id: exportId } });

export const ownDataSamples: AccessSamples = {
  'POST /ownData/exports': nobody(),
  'GET /ownData/exports/latest': nobody(),
  'POST /ownData/exports/{id}/cancel': member(ofExport),
  'GET /ownData/exports/{id}/file': member(ofExport),
  'GET /ownData/deletion': nobody(),
  'POST /ownData/deletion/code': nobody(),
  // An address that nobody has: a real one would end the account of the caller under test.
  'POST /ownData/deletion': nobody({ body: { email: 'nobody@example.com' } }),
  'POST /page-views': nobody({ body: { path: '/jobs', language: 'en', brand: 'default' } }),
};
