import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type AdvanceRefusal, type ApplicationStatus, type StatusEvent, statusEvents } from './moves.ts';
import { applicationStates, type Stage, stages } from './stages.ts';

const at = (change: Partial<ApplicationStatus> = {}): ApplicationStatus => ({
  stage: 'new',
  state: 'active',
  selected: false,
  ...change,
});

/** Ends are never left, and candidates who withdrew are never selected. */
const isKept = (status: ApplicationStatus, event: StatusEvent, toStage: Stage) => {
  const outcome = advance(status, event, toStage);
  if ('refusal' in outcome) return true;
  const { stage, selected } = outcome.status;
  if (status.stage === 'hired' || status.stage === 'disqualified') return stage === status.stage;
  return event !== 'withdrawn' || status.state === 'withdrawn' || !selected;
};

describe('moves of an application', () => {
  it.each<[ApplicationStatus, StatusEvent, Stage | undefined, Partial<ApplicationStatus> | AdvanceRefusal]>([
    [at(), 'moved', 'qualify', { stage: 'qualify' }],
    [at({ stage: 'offered' }), 'moved', 'new', { stage: 'new' }],
    [at(), 'moved', undefined, 'stageRequired'],
    [at(), 'moved', 'hired', 'stageRequired'],
    [at({ state: 'setAside' }), 'moved', 'qualify', 'setAside'],
    [at({ state: 'setAside' }), 'hired', undefined, 'setAside'],
    [at({ state: 'setAside' }), 'restored', undefined, { state: 'active' }],
    [at({ state: 'setAside' }), 'selected', undefined, { state: 'active', selected: true }],
    [at({ state: 'setAside' }), 'disqualified', undefined, { stage: 'disqualified', state: 'active' }],
    [at({ selected: true }), 'deselected', undefined, { selected: false }],
    [at({ selected: true }), 'hired', undefined, { stage: 'hired' }],
    [at({ selected: true }), 'withdrawn', undefined, { state: 'withdrawn', selected: false }],
    [at({ stage: 'offered', state: 'withdrawn' }), 'applied', undefined, { stage: 'new', state: 'active' }],
    [at(), 'applied', undefined, 'alreadyApplied'],
    [at({ state: 'withdrawn' }), 'moved', 'qualify', 'withdrawn'],
    [at({ stage: 'disqualified' }), 'applied', undefined, 'final'],
    [at({ stage: 'hired' }), 'withdrawn', undefined, 'final'],
    [at({ stage: 'hired' }), 'hired', undefined, {}],
    [at({ stage: 'offered', selected: true }), 'closed', undefined, { state: 'closed', selected: false }],
    [at({ stage: 'disqualified' }), 'closed', undefined, 'final'],
    [at({ state: 'closed' }), 'moved', 'qualify', 'processClosed'],
    [at({ state: 'closed' }), 'applied', undefined, 'processClosed'],
    [at({ state: 'closed' }), 'withdrawn', undefined, 'processClosed'],
    [at({ state: 'closed' }), 'closed', undefined, {}],
  ])('%j by %s %s: %j', (status, event, toStage, expected) => {
    const outcome = advance(status, event, toStage);
    expect(outcome).toEqual(
      typeof expected === 'string' ? { refusal: expected } : { status: { ...status, ...expected } },
    );
  });

  it('PIP-03 never leaves an end, and nobody withdrawn is selected', () => {
    const statuses = fc.record({
      stage: fc.constantFrom(...stages),
      state: fc.constantFrom(...applicationStates),
      selected: fc.boolean(),
    });
    const property = fc.property(statuses, fc.constantFrom(...statusEvents), fc.constantFrom(...stages), isKept);
    expect(fc.check(property).failed).toBe(false);
  });
});
