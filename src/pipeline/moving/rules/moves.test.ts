import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationStates, type Stage, stages } from '#applications/rules/stages.ts';
import { recruiterTargets } from '#pipeline/candidates/rules/forward-stages.ts';
import { type MoveRefusal, type MoveTarget, moveTargets, nextStage, refuseMove } from './moves.ts';

const active = (stage: Stage) => ({ stage, state: 'active' as const });

describe('moves', () => {
  it.each<[Stage, MoveTarget, MoveRefusal | null]>([
    ['new', 'qualify', null],
    ['offered', 'new', null],
    ['approvedButDeclined', 'offered', null],
    ['new', 'new', 'sameStage'],
    ['hired', 'offered', 'final'],
    ['disqualified', 'new', 'final'],
  ])('from %s to %s: %s', (from, to, refusal) => {
    expect(refuseMove(active(from), to, moveTargets)).toBe(refusal);
  });

  it('keeps those set aside where they are, but lets them be disqualified', () => {
    expect(refuseMove({ stage: 'qualify', state: 'setAside' }, 'offered', moveTargets)).toBe('setAside');
    expect(refuseMove({ stage: 'qualify', state: 'setAside' }, 'disqualified', moveTargets)).toBeNull();
  });

  it('lets recruiters work up to the client submission', () => {
    expect(refuseMove(active('new'), 'clientSubmission', recruiterTargets)).toBeNull();
    expect(refuseMove(active('new'), 'clientInterview', recruiterTargets)).toBe('beyondReach');
    expect(refuseMove(active('offered'), 'new', recruiterTargets)).toBe('beyondReach');
  });

  it('never moves anybody out of an end or from a withdrawn application', () => {
    const candidates = fc.record({ stage: fc.constantFrom(...stages), state: fc.constantFrom(...applicationStates) });
    const ended = candidates.filter(
      ({ stage, state }) => state === 'withdrawn' || ['hired', 'disqualified'].includes(stage),
    );
    const isRefused = fc.property(
      ended,
      fc.constantFrom(...moveTargets),
      (candidate, target) => refuseMove(candidate, target, moveTargets) !== null,
    );
    expect(fc.check(isRefused).failed).toBe(false);
  });

  it('leads step by step to the hire', () => {
    const way: Stage[] = ['new'];
    for (let next = nextStage('new'); next; next = nextStage(next)) way.push(next);
    expect(way).toEqual(stages.slice(0, stages.indexOf('hired') + 1));
    expect(nextStage('disqualified')).toBeNull();
  });
});
