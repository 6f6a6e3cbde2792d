import { isTerminal } from './status.ts';
import { type MoveMaker, type ProjectStatus, projectStatuses } from './terms.ts';

/** Conditions on a project's positions before a move: one is recruiting, somebody is hired, none is recruiting. */
export const moveRequirements = ['openPosition', 'hired', 'nothingOpen'] as const;
export type MoveRequirement = (typeof moveRequirements)[number];

export interface StatusMove {
  from: ProjectStatus;
  to: ProjectStatus;
  /** Who may make it; `system` when it follows from another change. */
  by: readonly MoveMaker[];
  needs: readonly MoveRequirement[];
  /** Moves back and cancellations, which need a reason. */
  needsReason: boolean;
}

type Row = readonly [from: ProjectStatus, to: ProjectStatus, by: readonly MoveMaker[], ...needs: MoveRequirement[]];
const admin = ['admin'] as const;

/** Forward and sideways. Statuses 1 to 5 are optional steps that an administrator enters. */
const forward: readonly Row[] = [
  ['underReview', 'checkingDocumentation', admin],
  ['underReview', 'inRecruitment', admin, 'openPosition'],
  ['checkingDocumentation', 'waitingContractElaboration', admin],
  ['checkingDocumentation', 'inRecruitment', admin, 'openPosition'],
  ['waitingContractElaboration', 'awaitingContractSignature', admin],
  ['waitingContractElaboration', 'inRecruitment', admin, 'openPosition'],
  ['awaitingContractSignature', 'ownerOnboarding', admin],
  ['awaitingContractSignature', 'inRecruitment', admin, 'openPosition'],
  ['ownerOnboarding', 'inRecruitment', admin, 'openPosition'],
  // The last open position was filled.
  ['inRecruitment', 'awaitingProfessionalContracts', ['admin', 'system'], 'hired', 'nothingOpen'],
  ['awaitingProfessionalContracts', 'waitingProfessionalSignatures', admin, 'hired', 'nothingOpen'],
  ['waitingProfessionalSignatures', 'professionalsOnboarding', admin, 'hired', 'nothingOpen'],
  ['professionalsOnboarding', 'awaitingPayment', admin, 'hired'],
  ['awaitingPayment', 'inOnboarding', admin, 'hired'],
  ['inOnboarding', 'ongoing', admin, 'hired'],
  ['ongoing', 'finished', ['owner', 'admin'], 'nothingOpen'],
];

/** One step back; from the contract stage, a reopened position leads back to recruitment by itself. */
const back: readonly Row[] = [
  ['checkingDocumentation', 'underReview', admin],
  ['waitingContractElaboration', 'checkingDocumentation', admin],
  ['awaitingContractSignature', 'waitingContractElaboration', admin],
  ['inRecruitment', 'underReview', admin],
  ['awaitingProfessionalContracts', 'inRecruitment', ['system'], 'openPosition'],
  ['waitingProfessionalSignatures', 'inRecruitment', ['system'], 'openPosition'],
  ['waitingProfessionalSignatures', 'awaitingProfessionalContracts', admin],
  ['awaitingPayment', 'professionalsOnboarding', admin],
  ['inOnboarding', 'awaitingPayment', admin],
];

/** Statuses whose next step only an administrator makes. */
export const statusesOfTeam: readonly ProjectStatus[] = [
  ...new Set(
    forward.filter(([from]) => forward.every((row) => row[0] !== from || row[2] === admin)).map(([from]) => from),
  ),
];

/** From here on people work or are about to, so the company has to ask the team to end the project. */
export const statusesUnderWay: readonly ProjectStatus[] = [
  'professionalsOnboarding',
  'awaitingPayment',
  'inOnboarding',
  'ongoing',
];

const canceling: readonly Row[] = projectStatuses
  .filter((status) => !isTerminal(status))
  .map((status) => [status, 'canceled', statusesUnderWay.includes(status) ? admin : ['owner', 'admin', 'system']]);

const toMove =
  (needsReason: boolean) =>
  ([from, to, by, ...needs]: Row): StatusMove => ({ from, to, by, needs, needsReason });

/** Every legal move, with who may make it and what it requires. All other moves are impossible. */
export const statusMoves: readonly StatusMove[] = [
  ...forward.map(toMove(false)),
  ...back.map(toMove(true)),
  ...canceling.map(toMove(true)),
];

export function findMove(from: ProjectStatus, to: ProjectStatus): StatusMove | undefined {
  return statusMoves.find((move) => move.from === from && move.to === to);
}

/** The statuses to which a person may move a project from this one. */
export function movesFrom(status: ProjectStatus, maker: MoveMaker): StatusMove[] {
  return statusMoves.filter((move) => move.from === status && move.by.includes(maker));
}

/** The number of positions that recruit, and of those that are filled. */
export interface PositionTally {
  looking: number;
  taken: number;
}

const isMet: Record<MoveRequirement, (tally: PositionTally) => boolean> = {
  openPosition: ({ looking }) => looking > 0,
  hired: ({ taken }) => taken > 0,
  nothingOpen: ({ looking }) => looking === 0,
};

/** The requirements of a move that are not met yet. */
export function unmetRequirements({ needs }: StatusMove, tally: PositionTally): MoveRequirement[] {
  return needs.filter((need) => !isMet[need](tally));
}

/** Whether a running project gains positions as upsells; before that they are simply added. */
export function isUnderWay(status: ProjectStatus): boolean {
  return statusesUnderWay.includes(status);
}
