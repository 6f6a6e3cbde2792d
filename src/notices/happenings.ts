import { defineHappenings } from '#platform/contract/happening.ts';

const told = 'none: it tells what happened before';

export const noticesHappenings = defineHappenings('notices', {
  digested: { ids: [], activity: told, notices: told, mails: ['digest'] },
});
