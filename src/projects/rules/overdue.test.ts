import { expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';
import type { Deadline, ProjectStatus } from './terms.ts';

const createdAt = new Date('2026-01-01T12:00:00Z');
const at = (days: number) => new Date(createdAt.getTime() + days * 86_400_000);

it.each<[Deadline | null, ProjectStatus, number, boolean]>([
  ['upTo5Days', 'inRecruitment', 5, false],
  ['upTo5Days', 'inRecruitment', 5.1, true],
  ['upTo30Days', 'underReview', 31, true],
  ['30To60Days', 'inRecruitment', 59, false],
  ['30To90Days', 'inRecruitment', 91, true],
  ['over90Days', 'inRecruitment', 400, false],
  ['noIdea', 'inRecruitment', 400, false],
  [null, 'inRecruitment', 400, false],
  ['upTo5Days', 'awaitingProfessionalContracts', 400, false],
  ['upTo5Days', 'ongoing', 400, false],
  ['upTo5Days', 'canceled', 400, false],
])('PRJ-01 a deadline of %s, %s, after %d days: overdue %s', (deadline, status, days, overdue) => {
  expect(isOverdue({ status, deadline, createdAt }, at(days))).toBe(overdue);
});
