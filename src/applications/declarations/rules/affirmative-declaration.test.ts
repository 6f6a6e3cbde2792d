import { expect, it } from 'vitest';
import { refuseDeclaration } from '#applications/declarations/rules/affirmative-declaration.ts';
import type { ApplicationState, Stage } from '#applications/rules/stages.ts';

it.each<[Stage, ApplicationState, string | null]>([
  ['new', 'active', null],
  ['clientInterview', 'setAside', null],
  ['new', 'withdrawn', 'withdrawn'],
  ['qualify', 'closed', 'processClosed'],
  ['hired', 'active', 'final'],
  ['disqualified', 'active', 'final'],
])('JOB-04 a declaration at %s, %s: %s', (stage, state, refusal) => {
  expect(refuseDeclaration({ stage, state }, ['women'])).toBe(refusal);
  expect(refuseDeclaration({ stage, state }, [])).toBe('notAffirmative');
});
