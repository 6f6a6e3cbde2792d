import { describe, expect, it } from 'vitest';
import { interviewKindOf, interviewStepOf } from './interview-step.ts';
import type { InterviewState } from '#applications/rules/interview-terms.ts';

const now = new Date('2026-03-02T12:00:00Z');
const later = new Date('2026-03-03T12:00:00Z');
const before = new Date('2026-03-01T12:00:00Z');
const running = new Date('2026-03-02T11:30:00Z');

describe('the interview on the candidate’s card', () => {
  it.each([
    ['screeningInterview', 'active', 'recruiter'],
    ['clientInterview', 'active', 'company'],
    ['waitingClientDecision', 'setAside', 'company'],
    ['clientInterview', 'withdrawn', null],
    ['clientInterview', 'closed', null],
    ['qualify', 'active', null],
    ['hired', 'active', null],
  ] as const)('JOB-04 in %s, %s the interview is %s', (stage, state, kind) => {
    expect(interviewKindOf(stage, state)).toBe(kind);
  });

  it.each<[InterviewState, Date[], Date | null, string]>([
    ['offered', [later], null, 'pickTime'],
    ['offered', [before], null, 'timesOver'],
    ['rescheduleRequested', [later], null, 'awaitingOptions'],
    ['confirmed', [later], later, 'scheduled'],
    ['confirmed', [running], running, 'scheduled'],
    ['confirmed', [before], before, 'held'],
    ['held', [before], before, 'held'],
    ['cancelled', [later], null, 'cancelled'],
  ])('JOB-04 %s with %j, agreed %j: %s', (state, offered, confirmed, step) => {
    expect(interviewStepOf('clientInterview', { state, offered, confirmed }, now)).toBe(step);
  });

  it('JOB-04 nobody waits for an invitation while the company decides', () => {
    expect(interviewStepOf('waitingClientDecision', null, now)).toBe('held');
    const cancelled = { state: 'cancelled', offered: [later], confirmed: null } as const;
    expect(interviewStepOf('waitingClientDecision', cancelled, now)).toBe('held');
    expect(interviewStepOf('clientInterview', null, now)).toBe('awaitingInvitation');
  });
});
