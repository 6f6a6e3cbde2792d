import { defineErrors } from '#platform/errors/define-errors.ts';

export const pipelineErrors = defineErrors('pipeline', {
  movedMeanwhile: 409,
  withdrawn: 409,
  final: 409,
  processClosed: 409,
  sameStage: 409,
  setAside: 409,
  notSetAside: 409,
  beyondReach: 403,
  positionFilled: 409,
  alreadySelected: 409,
  notSelected: 409,
  cursorInvalid: 422,
  professionalNotFound: 404,
  alreadyCandidate: 409,
  stageLeft: 409,
  questionsChanged: 409,
  answersMissing: 422,
  tagTaken: 409,
  tooManyTags: 409,
});
