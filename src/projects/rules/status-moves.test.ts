import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTerminal } from './status.ts';
import { findMove, movesFrom, moveRequirements, statusMoves, unmetRequirements } from './status-moves.ts';
import { type MoveMaker, moveMakers, type ProjectStatus, projectStatuses } from './terms.ts';

const anyStatus = fc.constantFrom(...projectStatuses);
const order = (status: ProjectStatus) => projectStatuses.indexOf(status);

describe('table of status moves', () => {
  it.each<[ProjectStatus, ProjectStatus, readonly MoveMaker[]]>([
    ['inRecruitment', 'awaitingProfessionalContracts', ['admin', 'system']],
    ['awaitingProfessionalContracts', 'inRecruitment', ['system']],
    ['underReview', 'inRecruitment', ['admin']],
    ['inRecruitment', 'ongoing', []],
    ['ongoing', 'inRecruitment', []],
    ['ongoing', 'finished', ['owner', 'admin']],
    ['ongoing', 'canceled', ['admin']],
    ['inRecruitment', 'canceled', ['owner', 'admin', 'system']],
    ['inRecruitment', 'inRecruitment', []],
    ['finished', 'canceled', []],
    ['canceled', 'inRecruitment', []],
  ])('PRJ-02 from %s to %s: by %j', (from, to, makers) => {
    expect(moveMakers.filter((maker) => movesFrom(from, maker).some((move) => move.to === to))).toEqual(
      moveMakers.filter((maker) => makers.includes(maker)),
    );
  });

  it('PRJ-02 lists each move once, no end has a way out, and every project that has not ended can be canceled', () => {
    const names = statusMoves.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(names).size).toBe(names.length);
    for (const status of projectStatuses) {
      const leaving = statusMoves.filter(({ from }) => from === status);
      if (isTerminal(status)) expect(leaving).toEqual([]);
      else expect(leaving.map(({ to }) => to)).toContain('canceled');
    }
  });

  it('PRJ-02 people give a reason when they go back or cancel, and only then', () => {
    for (const { from, to, needsReason } of statusMoves)
      expect([from, to, needsReason]).toEqual([from, to, to === 'canceled' || order(to) < order(from)]);
  });

  it('PRJ-02 administrators can move a project from the first status to every other that people may enter', () => {
    const reached = new Set<ProjectStatus>(['underReview']);
    for (const status of reached)
      for (const maker of moveMakers) for (const { to } of movesFrom(status, maker)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...projectStatuses].toSorted());
  });

  it('PRJ-02 whatever moves are made, a project never leaves its end and always ends where somebody put it', () => {
    const walk = fc.array(fc.tuple(anyStatus, fc.constantFrom(...moveMakers)), { maxLength: 60 });
    fc.assert(
      fc.property(anyStatus, walk, (start, steps) => {
        let status = start;
        for (const [to, maker] of steps) {
          const move = movesFrom(status, maker).find((one) => one.to === to);
          expect(Boolean(move)).toBe(findMove(status, to)?.by.includes(maker) === true);
          if (!move) continue;
          expect(isTerminal(status)).toBe(false);
          status = to;
        }
        if (isTerminal(start)) expect(status).toBe(start);
      }),
    );
  });

  it('PRJ-02 a project runs only with someone hired, recruits only with a position, and finishes with none open', () => {
    const tallies = fc.record({ looking: fc.nat({ max: 3 }), taken: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(fc.constantFrom(...statusMoves), tallies, (move, tally) => {
        const isReady = unmetRequirements(move, tally).length === 0;
        if (isReady && move.to === 'ongoing') expect(tally.taken).toBeGreaterThan(0);
        if (isReady && move.to === 'inRecruitment') expect(tally.looking).toBeGreaterThan(0);
        if (isReady && move.to === 'finished') expect(tally.looking).toBe(0);
        if (move.to === 'canceled') expect(isReady).toBe(true);
        expect(move.needs.every((need) => moveRequirements.includes(need))).toBe(true);
      }),
    );
  });
});
