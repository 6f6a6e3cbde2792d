import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathOf } from './status-path.ts';
import { projectStatuses } from './terms.ts';

const inWords = (steps: ReturnType<typeof pathOf>) => steps.map(({ status, state }) => `${status} ${state}`);
const at = '2026-01-01T00:00:00.000Z';

it('PRJ-02 a posted project starts with recruitment and has the rest ahead', () => {
  expect(inWords(pathOf('inRecruitment', [{ to: 'inRecruitment', at }])).slice(0, 2)).toEqual([
    'inRecruitment current',
    'awaitingProfessionalContracts ahead',
  ]);
});

it('PRJ-02 shows the optional steps that a project entered, and the steps it skipped', () => {
  const history = [
    { to: 'inRecruitment' as const, at },
    { to: 'underReview' as const, at },
  ];
  expect(inWords(pathOf('inRecruitment', history)).slice(0, 6)).toEqual([
    'underReview passed',
    'checkingDocumentation skipped',
    'waitingContractElaboration skipped',
    'awaitingContractSignature skipped',
    'ownerOnboarding skipped',
    'inRecruitment current',
  ]);
});

it('PRJ-02 a canceled project ends where it was', () => {
  const history = [
    { to: 'canceled' as const, at },
    { to: 'inRecruitment' as const, at },
  ];
  expect(inWords(pathOf('canceled', history))).toEqual(['inRecruitment passed', 'canceled current']);
});

it('PRJ-02 whatever happened, one step is the current one and the order is the specification’s', () => {
  const any = fc.constantFrom(...projectStatuses);
  fc.assert(
    fc.property(any, fc.array(any, { maxLength: 12 }), (now, before) => {
      const steps = pathOf(
        now,
        [now, ...before].map((to) => ({ to, at })),
      );
      expect(steps.filter(({ state }) => state === 'current').map(({ status }) => status)).toEqual([now]);
      const places = steps.map(({ status }) => projectStatuses.indexOf(status));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});
