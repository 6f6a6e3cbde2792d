/** The pipeline's columns, in order (PIP-01). */
export const stages = [
  'new',
  'qualify',
  'screeningInterview',
  'clientSubmission',
  'clientInterview',
  'waitingClientDecision',
  'offered',
  'hired',
  'disqualified',
  'approvedButDeclined',
] as const;
export type Stage = (typeof stages)[number];

/**
 * `setAside`: somebody else was selected; reversible. `withdrawn`: the candidate withdrew the application. `closed`: the process ended for everyone
 * still in it, because the vacancy, its project or the company's space ended.
 */
export const applicationStates = ['active', 'setAside', 'withdrawn', 'closed'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The candidate's name for each column. */
export const candidateStages = [
  'screening',
  'technicalTest',
  'recruiterInterview',
  'shortlist',
  'companyInterview',
  'hiring',
  'hired',
  'notSelected',
  'withdrawn',
  'closedAbruptly',
] as const;
export type CandidateStage = (typeof candidateStages)[number];

const candidateStageOf: Record<Stage, CandidateStage> = {
  new: 'screening',
  qualify: 'technicalTest',
  screeningInterview: 'recruiterInterview',
  clientSubmission: 'shortlist',
  clientInterview: 'companyInterview',
  waitingClientDecision: 'companyInterview',
  offered: 'hiring',
  hired: 'hired',
  disqualified: 'notSelected',
  approvedButDeclined: 'notSelected',
};

/**
 * The stage in the candidate's terms. Being set aside is reversible and internal to the company: the candidate still reads
 * the former stage.
 */
export function toCandidateStage(stage: Stage, state: ApplicationState): CandidateStage {
  if (state === 'withdrawn') return 'withdrawn';
  return state === 'closed' ? 'closedAbruptly' : candidateStageOf[stage];
}

/** Whether the process has ended: no event leads out of this stage. */
export function isFinalStage(stage: Stage): boolean {
  return stage === 'hired' || stage === 'disqualified';
}
