import { expect, test } from 'vitest';
import { checkoutErrors } from '#checkout/errors.ts';
import { ownDataErrors } from '#own-data/errors.ts';
import { projectErrors } from '#projects/errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { obstaclePlaces } from '#own-data/web/obstacle-places.ts';

test('ACC-17 whatever keeps an account or a space that its owner can end has a page to do so, and nothing else has', () => {
  const dealtWith = [
    ownDataErrors.spaceHasColleagues,
    projectErrors.spaceHasProjects,
    projectErrors.spaceHasWork,
    taskErrors.hoursUnsettled,
    walletErrors.hoursUnpaid,
    walletErrors.balanceLeft,
    checkoutErrors.paymentUnderway,
    checkoutErrors.planUnpaid,
    checkoutErrors.planMustEnd,
  ];
  expect(Object.keys(obstaclePlaces).toSorted()).toEqual(dealtWith.map(({ code }) => code).toSorted());
});
