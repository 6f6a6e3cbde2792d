import { defineErrors } from '#platform/errors/define-errors.ts';

/** API clients know these codes from when conversations belonged to the pipeline, so codes and texts stay there. */
export const conversationsErrors = defineErrors('pipeline', {
  tooManyMessages: 409,
  tooManyAnswers: 409,
  notWrittenYet: 409,
  withdrawnByYou: 409,
  companyLeft: 409,
  conversationBlocked: 409,
  messageFileUnknown: [422, 'fileIds'],
  sendTimeWrong: [422, 'sendAt'],
  alreadySent: 409,
  alreadyReported: 409,
  templateTaken: [409, 'name'],
  tooManyTemplates: 409,
});
