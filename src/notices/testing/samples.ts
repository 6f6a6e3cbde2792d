import type { capability } from '#notices/server/capability.ts';
import { type AccessSamples, nobody, type SampleRecords } from '#platform/testing/access-sample.ts';

const ofStopToken = ({ mailStopToken: token }: SampleRecords) => ({ params: { token } });
const id = '0198c0de-0000-7000-8000-000000000001';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /notices': nobody({ query: { unread: 'true' } }),
  'GET /notices/count': nobody(),
  'PUT /notices/read': nobody({ body: { ids: [id], isRead: true } }),
  'PUT /notices/allRead': nobody({ body: { upTo: id } }),
  'GET /noticeChoices': nobody(),
  'PUT /noticeChoices/{kind}': nobody({
    params: { kind: 'messages' },
    body: { workspaceId: null, choice: { inProduct: true, mail: 'off' } },
  }),
  'PUT /quietHours': nobody({ body: { quietHours: { from: 1260, until: 480 } } }),
  'GET /mailStops/{token}/kind': { of: 'nobody', parts: ofStopToken },
  'POST /mailStops/{token}': { of: 'nobody', parts: ofStopToken },
  'POST /mailStops/{token}/resume': { of: 'nobody', parts: ofStopToken },
};
