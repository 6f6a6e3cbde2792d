import { defineErrors } from '#platform/errors/define-errors.ts';

export const taskErrors = defineErrors('tasks', {
  boardNotEnabled: 409,
  cannotDisable: 409,
  projectEnded: 409,
  illegalMove: 409,
  needsEstimate: 409,
  approved: 409,
  neighbourGone: 409,
  tooManyTasks: 409,
  tooManyTags: 409,
  tooManyTagsOnTask: 409,
  tagTaken: 409,
  tagUnknown: 422,
  personUnknown: 422,
  onlyOwn: 403,
});
