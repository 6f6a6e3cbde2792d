import { nobody } from '#platform/testing/access-sample.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '../server/capability.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples: { 'GET /tiny': nobody() },
  makeRecords: null,
  words: {
    ofAnyone: async ({ insert }, { userId }) => insert('tiny_notes', { author_id: userId }, ['note']),
    ofProfessional: null,
    ofCompanyUser: null,
  },
  namedColumns: [['never words', 'tiny_notes.kind']],
  pages: { 'what everybody reads': () => ['/tiny'] },
});
