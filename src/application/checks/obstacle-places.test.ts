import { expect, test } from 'vitest';
import { serverCapabilities } from '#application/server-capabilities.ts';
import { ownDataErrors } from '#own-data/errors.ts';
import { obstaclePlaces } from '#own-data/web/obstacle-places.ts';
import { walletErrors } from '#wallet/errors.ts';

test('ACC-17 whatever keeps an account or a space and can be ended by its owner has a page to do so', () => {
  const ofRooms = serverCapabilities.flatMap(({ spaceRecords }) => spaceRecords?.findObstacle?.errors ?? []);
  // Nothing is left to do about hours that are being paid.
  const waitsForOthers = new Set<string>([walletErrors.hoursBeingPaid.code]);
  const dealtWith = [...ofRooms, ownDataErrors.spaceHasColleagues]
    .map(({ code }) => code)
    .filter((code) => !waitsForOthers.has(code));
  expect(Object.keys(obstaclePlaces).toSorted()).toEqual(dealtWith.toSorted());
});
