import { expect, it, test } from 'vitest';
import '#application/server-capabilities.ts';
import { roles } from '#platform/access/access.ts';
import { listHappenings } from '#platform/contract/happening.ts';
import { mailKinds } from '#platform/contract/mail-kinds.ts';
import { choosableKindOf, choosableKinds, kindsOf, mayBeUnwanted } from './mail-kinds.ts';

it.each([
  ['jobs.vacanciesFound', 'squadMember', 'jobAlerts'],
  ['jobs.applied', 'squadOwner', 'newCandidates'],
  ['jobs.applied', 'squadMember', null],
  ['pipeline.mentioned', 'recruiter', 'mentions'],
  ['tasks.mentioned', 'squadMember', 'mentions'],
  ['jobs.disqualified', 'squadMember', null],
  ['jobs.budgetOffered', 'squadMember', null],
  ['jobs.interviewSoon', 'squadOwner', null],
  ['accounts.passwordChanged', 'admin', null],
  ['jobs.unheardOf', 'squadOwner', null],
] as const)('8.2 a mail about %s to a %s can be switched off as %s', (happening, role, kind) => {
  expect(choosableKindOf(happening, role)).toBe(kind);
});

test('8.2 every role has its list; a happening is of one kind for each role', () => {
  for (const role of roles) {
    expect(kindsOf(role).some(({ isNecessary }) => isNecessary)).toBe(true);
    const twice = listHappenings().filter(
      ({ mails = [] }) => mails.filter((kind) => mailKinds[kind].roles.includes(role)).length > 1,
    );
    expect(twice).toEqual([]);
  }
});

test('8.2 only mails of kinds that can be switched off are asked about', () => {
  expect(mayBeUnwanted('pipeline.mentioned')).toBe(true);
  expect(mayBeUnwanted('jobs.interviewOffered')).toBe(false);
  expect(choosableKinds).not.toContain('account');
});
