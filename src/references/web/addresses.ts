import { pageAddress } from '#ui/router/page-address.ts';

export const recommenderPage = pageAddress(
  '/recommender-evaluation/$userId/$recommendationRecordId',
  ({ code }: Record<string, unknown>) => ({ code: typeof code === 'string' ? code : '' }),
);
export const permissionPage = pageAddress('/reference-permission/$code');
export const stopPage = pageAddress('/reference-mails/$code/stop');
export const userRecommendationsPage = pageAddress('/user-recommendations/$userId');
