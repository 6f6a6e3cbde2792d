import { expect, it } from 'vitest';
import { rebuiltStage, type StageFacts } from './rebuilt-stage.ts';

const member: StageFacts = {
  role: 'squadMember',
  stage: 'squadMember-fill-profile',
  assessmentUser: false,
  hasJobTitle: true,
  hasLevel: true,
};
const owner: StageFacts = { ...member, role: 'squadOwner', stage: 'squadOwner-register', hasJobTitle: false };

it.each<[string, StageFacts, string]>([
  ['a member’s own stage stays', member, 'squadMember-fill-profile'],
  ['even with an emptied profile', { ...member, hasJobTitle: false }, 'squadMember-fill-profile'],
  ['a member at a company’s stage', { ...member, stage: 'squadOwner-profile' }, 'squadMember-profile'],
  ['a member without a title', { ...member, stage: 'cms-selection', hasJobTitle: false }, 'squadMember-register'],
  ['a member without a level', { ...member, stage: 'cms-selection', hasLevel: false }, 'squadMember-register'],
  ['a member at the tests uninvited', { ...member, stage: 'tests-selection' }, 'squadMember-profile'],
  ['an invited candidate', { ...member, stage: 'tests-selection', assessmentUser: true }, 'tests-selection'],
  ['a candidate astray', { ...member, stage: 'squadOwner-register', assessmentUser: true }, 'tests-selection'],
  ['a company’s own stage stays', owner, 'squadOwner-register'],
  [
    'a company that goes for its first brief',
    { ...owner, stage: 'project-brief-selection' },
    'project-brief-selection',
  ],
  ['a company at a member’s stage', { ...owner, stage: 'squadMember-profile' }, 'squadOwner-profile'],
  ['an administrator', { ...owner, role: 'admin' }, 'cms-selection'],
  ['a recruiter', { ...owner, role: 'recruiter', stage: 'cms-selection' }, 'squadOwner-profile'],
])('SES-04 %s', (_, facts, expected) => expect(rebuiltStage(facts)).toBe(expected));
