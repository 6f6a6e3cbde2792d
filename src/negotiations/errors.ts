import { defineErrors } from '#platform/errors/define-errors.ts';

export const negotiationsErrors = defineErrors('negotiations', {
  notNow: 409,
  positionClosed: 409,
  nothingOffered: 409,
  offerReplaced: 409,
  offerLapsed: 409,
  ownOffer: 409,
  alreadyAgreed: 409,
  ended: 409,
  tooManyOffers: 409,
  netAboveGross: [422, 'hourlyNet'],
  startOutside: [422, 'startDate'],
});
