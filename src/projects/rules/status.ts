import { type ProjectStatus, projectStatuses } from './terms.ts';

/** The stages that lists filter by; `finished` and `canceled` are the two ends. */
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

/** No move leads out of these. */
export function isTerminal(status: ProjectStatus): boolean {
  return status === 'finished' || status === 'canceled';
}
