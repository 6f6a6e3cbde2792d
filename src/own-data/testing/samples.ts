import { type AccessSamples, member, nobody, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#own-data/server/capability.ts';

const ofExport = ({ exportId }: SampleRecords) => ({ params: { id: exportId } });

export const samples: AccessSamples<typeof capability.contract> = {
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
