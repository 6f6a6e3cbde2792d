import { projectHappenings } from '#projects/happenings.ts';
import type { MoveMaker, ProjectStatus } from '#projects/rules/terms.ts';
import { projectStatuses } from '#projects/rules/terms.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const mail = (name: string) => `projects/administration:mail.${name}`;
const byTeam = { owner: mail('projectMoved') };
const signing = { professional: mail('waitingProfessionalSignaturesBegan') };
const welcome = { professional: mail('professionalsOnboardingBegan') };
const preparing = { professional: mail('inOnboardingBegan') };
const started = { professional: mail('ongoingBegan') };
const canceled = { owner: mail('projectCanceledByPonte'), professional: mail('projectCanceled') };
const finished = { owner: mail('projectFinishedByPonte'), professional: mail('projectFinished') };

type Row = readonly [from: ProjectStatus, to: ProjectStatus, mails: TextsByReader];

/** Owners are mailed what the team does, never what they did themselves. The reason of a step back stands in the owner's mail only. */
const rows: readonly Row[] = [
  ['underReview', 'checkingDocumentation', byTeam],
  ['underReview', 'inRecruitment', byTeam],
  ['underReview', 'canceled', canceled],
  ['checkingDocumentation', 'underReview', byTeam],
  ['checkingDocumentation', 'waitingContractElaboration', byTeam],
  ['checkingDocumentation', 'inRecruitment', byTeam],
  ['checkingDocumentation', 'canceled', canceled],
  ['waitingContractElaboration', 'checkingDocumentation', byTeam],
  ['waitingContractElaboration', 'awaitingContractSignature', byTeam],
  ['waitingContractElaboration', 'inRecruitment', byTeam],
  ['waitingContractElaboration', 'canceled', canceled],
  ['awaitingContractSignature', 'waitingContractElaboration', byTeam],
  ['awaitingContractSignature', 'ownerOnboarding', byTeam],
  ['awaitingContractSignature', 'inRecruitment', byTeam],
  ['awaitingContractSignature', 'canceled', canceled],
  ['ownerOnboarding', 'inRecruitment', byTeam],
  ['ownerOnboarding', 'canceled', canceled],
  ['inRecruitment', 'underReview', byTeam],
  ['inRecruitment', 'awaitingProfessionalContracts', byTeam],
  ['inRecruitment', 'canceled', canceled],
  ['awaitingProfessionalContracts', 'waitingProfessionalSignatures', { ...byTeam, ...signing }],
  // A position opened again: whoever did it knows, and its own row mails the owner of what the team did.
  ['awaitingProfessionalContracts', 'inRecruitment', {}],
  ['awaitingProfessionalContracts', 'canceled', canceled],
  ['waitingProfessionalSignatures', 'awaitingProfessionalContracts', byTeam],
  ['waitingProfessionalSignatures', 'inRecruitment', {}],
  ['waitingProfessionalSignatures', 'professionalsOnboarding', { ...byTeam, ...welcome }],
  ['waitingProfessionalSignatures', 'canceled', canceled],
  ['professionalsOnboarding', 'awaitingPayment', byTeam],
  ['professionalsOnboarding', 'canceled', canceled],
  ['awaitingPayment', 'professionalsOnboarding', byTeam],
  ['awaitingPayment', 'inOnboarding', { ...byTeam, ...preparing }],
  ['awaitingPayment', 'canceled', canceled],
  ['inOnboarding', 'awaitingPayment', byTeam],
  ['inOnboarding', 'ongoing', { ...byTeam, ...started }],
  ['inOnboarding', 'canceled', canceled],
  ['ongoing', 'finished', finished],
  ['ongoing', 'canceled', canceled],
];

function changeOf([from, to, mails]: Row): StateChange {
  const read = `projects:status.${to}`;
  const happening = projectHappenings.statusChanged;
  return { happening, from, to, reads: { company: read, team: read }, mails };
}

const posted: StateChange = {
  happening: projectHappenings.posted,
  from: '-',
  to: 'inRecruitment',
  reads: { company: 'projects:status.inRecruitment', team: 'projects:status.inRecruitment' },
  mails: {},
};

export const projectStatus: StateMachine = {
  holds: 'projects.status',
  states: projectStatuses,
  changes: [posted, ...rows.map(changeOf)],
};

/** Whom a legal move is mailed when this side makes it. */
export function mailedBy(change: StateChange, by: MoveMaker): (keyof TextsByReader)[] {
  const readers = Object.keys(change.mails) as (keyof TextsByReader)[];
  return by === 'admin' ? readers : readers.filter((reader) => reader !== 'owner');
}
