import { expect, it } from 'vitest';
import { candidateTrack } from './candidate-track.ts';
import type { ApplicationEvent } from '#applications/rules/moves.ts';
import type { Stage } from '#applications/rules/stages.ts';

const history = (...entries: [ApplicationEvent, Stage][]) =>
  entries.map(([event, toStage], day) => ({ event, toStage, at: new Date(Date.UTC(2026, 4, day + 1)) }));
const days = (track: ReturnType<typeof candidateTrack>) => track.map(({ stage, at }) => `${stage} ${at.getUTCDate()}`);

it.each<[string, ReturnType<typeof history>, string[]]>([
  [
    'goes forward',
    history(['applied', 'new'], ['moved', 'qualify'], ['hired', 'hired']),
    ['screening 1', 'technicalTest 2', 'hired 3'],
  ],
  [
    'joins what reads the same',
    history(['applied', 'new'], ['moved', 'clientInterview'], ['moved', 'waitingClientDecision']),
    ['screening 1', 'companyInterview 2'],
  ],
  [
    'keeps being set aside inside',
    history(['applied', 'new'], ['setAside', 'new'], ['restored', 'new'], ['selected', 'new']),
    ['screening 1'],
  ],
  [
    'steps back',
    history(['applied', 'new'], ['moved', 'offered'], ['moved', 'qualify']),
    ['screening 1', 'technicalTest 3'],
  ],
  [
    'starts anew',
    history(['applied', 'new'], ['moved', 'qualify'], ['withdrawn', 'qualify'], ['applied', 'new']),
    ['screening 4'],
  ],
  [
    'ends with the process',
    history(['applied', 'new'], ['moved', 'qualify'], ['closed', 'qualify']),
    ['screening 1', 'technicalTest 2', 'closedAbruptly 3'],
  ],
  ['ends', history(['applied', 'new'], ['disqualified', 'disqualified']), ['screening 1', 'notSelected 2']],
])('JOB-04 the track %s', (_, entries, expected) => expect(days(candidateTrack(entries))).toEqual(expected));
