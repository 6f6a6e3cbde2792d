import { makeStopToken } from '#notices/choices/server/stop-token.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

export const makeRecords: MakeRecords = async (_place, { ownerId }) => ({
  mailStopToken: makeStopToken(ownerId, 'mentions'),
});

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    mailStopToken: string;
  }
}
