import { describe, expect, it } from 'vitest';
import { projectStages, stageOfStatus, statusesOfStage } from './status.ts';
import { projectStatuses } from './terms.ts';

describe('project status', () => {
  it('PRJ-02 has the 14 statuses in the order of the specification', () => {
    expect(projectStatuses.length).toBe(14);
    expect([projectStatuses[0], projectStatuses[5], projectStatuses[13]]).toEqual([
      'underReview',
      'inRecruitment',
      'canceled',
    ]);
  });

  it.each([
    ['commercial', [1, 2, 3, 4, 5]],
    ['recruitment', [6]],
    ['contract', [7, 8]],
    ['payment', [10]],
    ['onboarding', [9, 11]],
    ['inProgress', [12]],
    ['finished', [13]],
    ['canceled', [14]],
  ] as const)('PRJ-01 stage %s is made of the statuses %j', (stage, numbers) => {
    expect(statusesOfStage(stage)).toEqual(numbers.map((number) => projectStatuses[number - 1]));
  });

  it('PRJ-01 puts every status into exactly one stage', () => {
    const all = projectStages.flatMap(statusesOfStage);
    expect(all.toSorted()).toEqual([...projectStatuses].toSorted());
    for (const status of projectStatuses) expect(statusesOfStage(stageOfStatus(status))).toContain(status);
  });
});
