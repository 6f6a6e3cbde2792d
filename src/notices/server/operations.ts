import { chooseNotices, readNoticeChoices, saveQuietHours } from '#notices/choices/server/choose-notices.ts';
import { chooseByLink, readMailStop } from '#notices/choices/server/stop-mails.ts';
import { noticesContract } from '#notices/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { markAllRead, markNotices } from './mark-notices.ts';
import { countNotices, readNotices } from './read-notices.ts';

export const noticesOperations = implement(noticesContract, {
  'GET /notices': ({ query, context }) => readNotices(context, query),
  'GET /notices/count': ({ context }) => countNotices(context),
  'PUT /notices/read': ({ body, context }) => markNotices(context, body),
  'PUT /notices/allRead': ({ body, context }) => markAllRead(context, body.upTo),
  'GET /noticeChoices': ({ query, context }) => readNoticeChoices(context, query.workspaceId ?? null),
  'PUT /noticeChoices/{kind}': ({ params, body, context }) => chooseNotices(context, params.kind, body),
  'PUT /quietHours': ({ body, context }) => saveQuietHours(context, body.quietHours),
  'GET /mailStops/{token}/kind': ({ context, params }) => readMailStop(context, params.token),
  'POST /mailStops/{token}': ({ context, params }) => chooseByLink(context, params.token, false),
  'POST /mailStops/{token}/resume': ({ context, params }) => chooseByLink(context, params.token, true),
});
