import type { InterviewStep } from '#applications/interviews/rules/interview-step.ts';
import type { CandidateStage } from '#applications/rules/stages.ts';

/** What the list shows of an application depends on; times are ISO texts. */
export interface ListedApplication {
  id: string;
  stage: CandidateStage;
  answer: { dueAt: string; isLate: boolean } | null;
  interview: {
    step: InterviewStep;
    interview: { slots: readonly { startsAt: string }[]; confirmed: { startsAt: string } | null } | null;
  } | null;
  /** The company wrote last, and the person has not said that nothing is to answer. */
  awaitsAnswer: boolean;
  abilities: { applyAgain: boolean };
}

/** What the person can do about it in one step, beside reading it. */
type ApplicationAction = 'chooseTime' | 'answerOffer' | 'answerMessage' | 'applyAgain';

/** The date that matters next. */
interface NextDate {
  what: 'answerBy' | 'chooseBy' | 'interview' | 'answerExpected' | 'answerLate';
  at: string;
}

export interface ApplicationRow<Application> {
  application: Application;
  action: ApplicationAction | null;
  next: NextDate | null;
}

interface ApplicationGroups<Application> {
  /** What ends first comes first. */
  needsYou: ApplicationRow<Application>[];
  running: ApplicationRow<Application>[];
  ended: ApplicationRow<Application>[];
}

const ends: ReadonlySet<CandidateStage> = new Set(['notSelected', 'withdrawn', 'closedAbruptly']);

function nextOf({ answer, interview }: ListedApplication): NextDate | null {
  const confirmed = interview?.step === 'scheduled' ? interview.interview?.confirmed : null;
  if (confirmed) return { what: 'interview', at: confirmed.startsAt };
  return answer && { what: answer.isLate ? 'answerLate' : 'answerExpected', at: answer.dueAt };
}

/** The last of the offered times is the last moment to choose one. */
function lastStart({ interview }: ListedApplication): string | undefined {
  return interview?.interview?.slots
    .map(({ startsAt }) => startsAt)
    .toSorted()
    .at(-1);
}

/**
 * A person's applications in the groups of their page: what waits for the person, what runs, what is over; inside the latter two in the given
 * order. `offers` are the offers that wait for an answer: application → when it lapses, null for never.
 */
export function groupApplications<Application extends ListedApplication>(
  applications: readonly Application[],
  offers: ReadonlyMap<string, string | null>,
): ApplicationGroups<Application> {
  const groups: ApplicationGroups<Application> = { needsYou: [], running: [], ended: [] };
  for (const application of applications) {
    const { id, stage, interview, abilities } = application;
    const until = offers.get(id);
    const lastTime = interview?.step === 'pickTime' ? lastStart(application) : undefined;
    if (ends.has(stage))
      groups.ended.push({ application, action: abilities.applyAgain ? 'applyAgain' : null, next: null });
    else if (until !== undefined)
      groups.needsYou.push({
        application,
        action: 'answerOffer',
        next: until === null ? null : { what: 'answerBy', at: until },
      });
    else if (lastTime !== undefined)
      groups.needsYou.push({ application, action: 'chooseTime', next: { what: 'chooseBy', at: lastTime } });
    else if (application.awaitsAnswer)
      groups.needsYou.push({ application, action: 'answerMessage', next: nextOf(application) });
    else groups.running.push({ application, action: null, next: nextOf(application) });
  }
  const endOf = ({ next }: ApplicationRow<Application>) => (next ? Date.parse(next.at) : Infinity);
  groups.needsYou.sort((one, other) => (endOf(one) === endOf(other) ? 0 : endOf(one) - endOf(other)));
  return groups;
}
