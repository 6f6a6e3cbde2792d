import { applicationsHappenings } from '#applications/happenings.ts';
import { applicationStates, type CandidateStage, stages } from '#applications/rules/stages.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const candidateReads = (stage: CandidateStage) => `applications:stage.${stage}`;
const stageMail = { candidate: 'applications:mail.stage' };
const ifNew = 'what the candidate reads has changed, and they did not do it themselves';

type Event = Exclude<keyof typeof applicationsHappenings, `${string}Soon`>;
function row(
  event: Event,
  from: string,
  to: string,
  candidate: CandidateStage | null,
  mails: TextsByReader = {},
): StateChange {
  const company = { company: `pipeline/candidates:history.${event}` };
  const reads = { ...company, ...(candidate && { candidate: candidateReads(candidate) }) };
  return { happening: applicationsHappenings[event], from, to, reads, mails, mailedIf: ifNew };
}

const applied = { candidate: 'applications:mail.applied', owner: 'applications:mail.candidate' };

/** Stages: by `moved`, by the ends, and by coming in. */
export const applicationStage: StateMachine = {
  holds: 'applications.stage',
  states: stages,
  changes: [
    row('applied', '-', 'new', 'screening', applied),
    row('suggested', '-', 'new', 'screening', { candidate: 'applications:mail.suggested' }),
    row('moved', '*', 'new', 'screening', stageMail),
    row('moved', '*', 'qualify', 'technicalTest', stageMail),
    row('moved', '*', 'screeningInterview', 'recruiterInterview', stageMail),
    row('moved', '*', 'clientSubmission', 'shortlist', stageMail),
    row('moved', '*', 'clientInterview', 'companyInterview', stageMail),
    row('moved', '*', 'waitingClientDecision', 'companyInterview', stageMail),
    row('moved', '*', 'offered', 'hiring', stageMail),
    row('moved', '*', 'approvedButDeclined', 'notSelected', stageMail),
    {
      ...row('hired', '*', 'hired', 'hired', { ...stageMail, owner: 'pipeline/selection:mail.hiredByPonte' }),
      mailedIf: `${ifNew}; the owner when an administrator hires`,
    },
    // Without a delay; with one, the candidate reads the former stage until they are told.
    row('disqualified', '*', 'disqualified', 'notSelected', stageMail),
  ],
};

/** Beside the stage. Somebody who is set aside reads the former stage, because it is reversible. */
export const applicationState: StateMachine = {
  holds: 'applications.state',
  states: applicationStates,
  changes: [
    row('applied', 'withdrawn', 'active', 'screening', applied),
    row('setAside', '*', 'setAside', null),
    row('restored', 'setAside', 'active', null),
    row('withdrawn', '*', 'withdrawn', 'withdrawn'),
    row('closed', '*', 'closed', 'closedAbruptly', stageMail),
  ],
};

export const selectedCandidate: StateMachine = {
  holds: 'applications.selected_at',
  states: ['notSelected', 'selected'],
  changes: [
    row('selected', 'notSelected', 'selected', null),
    row('deselected', 'selected', 'notSelected', null, { candidate: 'pipeline/selection/squad:mail.unselected' }),
  ],
};

const notice = (name: string) => ({ company: `pipeline/rejections:notice.${name}` });

/** What a candidate knows of the end. */
export const toldEnd: StateMachine = {
  holds: 'applications.told_stage',
  states: ['untold', 'noticed', 'told'],
  changes: [
    { happening: pipelineHappenings.noticeWritten, from: 'untold', to: 'noticed', reads: notice('own'), mails: {} },
    { happening: pipelineHappenings.noticeStopped, from: 'noticed', to: 'untold', reads: notice('plain'), mails: {} },
    {
      happening: applicationsHappenings.told,
      from: '*',
      to: 'told',
      reads: { company: 'pipeline/candidates:history.told', candidate: candidateReads('notSelected') },
      mails: stageMail,
      mailedIf: 'the company wrote no message of its own, which goes instead',
    },
  ],
};
