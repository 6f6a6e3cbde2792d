import { type ProjectStatus, projectStatuses } from './terms.ts';

/** The stages that lists filter by (decision 12); `finished` and `canceled` are the two ends. */
export const projectStages = [
  'commercial',
  'recruitment',
  'contract',
  'payment',
  'onboarding',
  'inProgress',
  'finished',
  'canceled',
] as const;
export type ProjectStage = (typeof projectStages)[number];

const stageOf: Record<ProjectStatus, ProjectStage> = {
  underReview: 'commercial',
  checkingDocumentation: 'commercial',
  waitingContractElaboration: 'commercial',
  awaitingContractSignature: 'commercial',
  ownerOnboarding: 'commercial',
  inRecruitment: 'recruitment',
  awaitingProfessionalContracts: 'contract',
  waitingProfessionalSignatures: 'contract',
  professionalsOnboarding: 'onboarding',
  awaitingPayment: 'payment',
  inOnboarding: 'onboarding',
  ongoing: 'inProgress',
  finished: 'finished',
  canceled: 'canceled',
};

export function stageOfStatus(status: ProjectStatus): ProjectStage {
  return stageOf[status];
}

export function statusesOfStage(stage: ProjectStage): ProjectStatus[] {
  return projectStatuses.filter((status) => stageOf[status] === stage);
}

/** Nothing leads out of these. */
export function isTerminal(status: ProjectStatus): boolean {
  return status === 'finished' || status === 'canceled';
}

const next: Partial<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  underReview: ['checkingDocumentation', 'inRecruitment'],
  checkingDocumentation: ['waitingContractElaboration', 'inRecruitment'],
  waitingContractElaboration: ['awaitingContractSignature', 'inRecruitment'],
  awaitingContractSignature: ['ownerOnboarding', 'inRecruitment'],
  ownerOnboarding: ['inRecruitment'],
  // An admin may put a posted project under review; the optional steps then lead back here.
  inRecruitment: ['underReview', 'awaitingProfessionalContracts'],
  // A hire that falls through before anybody signed reopens the search.
  awaitingProfessionalContracts: ['waitingProfessionalSignatures', 'inRecruitment'],
  waitingProfessionalSignatures: ['professionalsOnboarding', 'inRecruitment'],
  professionalsOnboarding: ['awaitingPayment'],
  awaitingPayment: ['inOnboarding'],
  inOnboarding: ['ongoing'],
  ongoing: ['finished'],
};

/** Where a project may go from here; every project that has not ended may be canceled. */
export function legalMoves(status: ProjectStatus): ProjectStatus[] {
  return isTerminal(status) ? [] : [...(next[status] ?? []), 'canceled'];
}

export function isLegalMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return legalMoves(from).includes(to);
}
