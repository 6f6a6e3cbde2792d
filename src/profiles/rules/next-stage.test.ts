import { expect, it } from 'vitest';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { earnedStage } from '#profiles/rules/next-stage.ts';
import { emptyProfile, type Profile } from '#profiles/rules/profile.ts';

const registered: Profile = { ...emptyProfile(), displayName: 'Iara', jobTitle: 'Designer', level: 3 };

it.each<[string, Profile, boolean, string]>([
  ['nothing said', emptyProfile(), false, 'squadMember-register'],
  ['nothing said but finished', emptyProfile(), true, 'squadMember-register'],
  ['no years', { ...registered, level: null }, true, 'squadMember-register'],
  ['only blanks for a name', { ...registered, displayName: '  ' }, true, 'squadMember-register'],
  ['registered', registered, false, 'squadMember-fill-profile'],
  ['registered and finished', registered, true, 'squadMember-profile'],
  ['everything there', completeProfile(), false, 'squadMember-profile'],
])('PRO-01 gives the stage for: %s', (_, profile, finished, stage) => {
  expect(earnedStage(profile, finished)).toBe(stage);
});
