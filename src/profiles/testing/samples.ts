import { type AccessSamples, nobody, member, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#profiles/server/capability.ts';

const ofImport = ({ importId }: SampleRecords) => ({ params: { importId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /users/profile': nobody(),
  'PUT /users/profileRegister': nobody({ body: {} }),
  'GET /users/bankDetails': nobody(),
  'PUT /users/bankDetails': nobody({ body: {} }),
  'GET /users/listing': nobody(),
  'PUT /users/listing': nobody({ body: { listed: false } }),
  'GET /users/ownCompany': nobody(),
  'PUT /users/ownCompany': nobody({ body: {} }),
  'GET /users/birthDate': nobody(),
  'PUT /users/birthDate': nobody({ body: {} }),
  'GET /users/gender': nobody(),
  'PUT /users/gender': nobody({ body: {} }),
  'DELETE /users/gender': nobody(),
  'POST /profileImports': nobody({ body: 'no file', headers: { 'content-type': 'application/zip' } }),
  'GET /profileImports/latest': nobody(),
  'POST /profileImports/{importId}/apply': member((records) => ({
    ...ofImport(records),
    body: { accepted: ['none'], version: 1 },
  })),
  'POST /profileImports/{importId}/undo': member(ofImport),
};
