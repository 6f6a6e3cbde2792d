import { ownApplicationsContract } from '#applications/own/contract.ts';
import { declare, readOwnDeclaration, withdrawDeclaration } from '#applications/declarations/server/declare.ts';
import { cancelOwnInterview, pickSlot, requestReschedule } from '#applications/interviews/server/answer-offer.ts';
import { readCalendar } from '#applications/interviews/server/read-calendar.ts';
import { readHistory } from '#applications/own/server/read-history.ts';
import { readOwnApplication, readOwnApplications } from '#applications/own/server/read-own-applications.ts';
import { changeResultSharing } from '#applications/own/server/change-result-sharing.ts';
import { withdrawApplication } from '#applications/own/server/withdraw.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The parameters of every change of one's own application. */
const answerOf = ({ session, now }: SignedInContext, applicationId: string) => ({
  applicationId,
  memberId: session.userId,
  now,
});
const readAgain = (context: SignedInContext, applicationId: string) =>
  readOwnApplication(context, context.session.userId, applicationId);

export const ownApplicationsOperations = implement(ownApplicationsContract, {
  'GET /applications': ({ query, context }) => readOwnApplications(context, context.session.userId, query),
  'GET /applications/{applicationId}/history': ({ params: { applicationId }, context }) =>
    readHistory(context.database, context.session.userId, applicationId),
  'POST /applications/{applicationId}/withdraw': async ({ params: { applicationId }, context }) => {
    await withdrawApplication(context.database, answerOf(context, applicationId));
    return readAgain(context, applicationId);
  },
  'PUT /applications/{applicationId}/resultSharing': async ({ params: { applicationId }, body, context }) => {
    await changeResultSharing(context.database, { ...answerOf(context, applicationId), isShared: body.isShared });
    return readAgain(context, applicationId);
  },
  'POST /applications/{applicationId}/interview/confirm': async ({ params: { applicationId }, body, context }) => {
    await pickSlot(context.database, { ...answerOf(context, applicationId), slotId: body.slotId });
    return readAgain(context, applicationId);
  },
  'POST /applications/{applicationId}/interview/reschedule': async ({ params: { applicationId }, body, context }) => {
    await requestReschedule(context.database, { ...answerOf(context, applicationId), reason: body.reason });
    return readAgain(context, applicationId);
  },
  'POST /applications/{applicationId}/interview/cancel': async ({ params: { applicationId }, body, context }) => {
    await cancelOwnInterview(context.database, { ...answerOf(context, applicationId), reason: body.reason });
    return readAgain(context, applicationId);
  },
  'GET /applications/{applicationId}/interview/calendar': ({ params: { applicationId }, context }) =>
    readCalendar(context, applicationId),
  'GET /applications/{applicationId}/declaration': ({ params: { applicationId }, context }) =>
    readOwnDeclaration(context, applicationId),
  'PUT /applications/{applicationId}/declaration': ({ params: { applicationId }, body, context }) =>
    declare(context, applicationId, body.targets),
  'DELETE /applications/{applicationId}/declaration': ({ params: { applicationId }, context }) =>
    withdrawDeclaration(context, applicationId),
});
