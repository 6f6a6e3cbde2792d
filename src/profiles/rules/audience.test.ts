import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyProfile, publicProfile } from '#profiles/audience-schemas.ts';
import { anyProfileAndDraft } from '#profiles/rules/any-profile.ts';
import { AUDIENCES, FIELD_AUDIENCES, mayRead, profileFor, viewFor } from '#profiles/rules/audience.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { emptyProfile, type Profile } from '#profiles/rules/profile.ts';

const { anyProfile } = anyProfileAndDraft(fc);
const secrets: Profile = {
  ...completeProfile(),
  professionId: 'secret-profession',
  phone: { countryCode: '+55', phoneNumber: '81987654321' },
  values: { currency: 'BRL', hourValue: 11_111, hourReceive: 9_999, monthValue: 2_222_222, monthReceive: 1_888_888 },
};

test('PRO-06 the public reads neither pay nor phone nor the times of the day', () => {
  const shown = JSON.stringify(profileFor('public', secrets));
  expect(shown).not.toMatch(/secret-profession|81987654321|11111|9999|2222222|1888888|meetingTimes|dailyTimes/);
  expect(shown).toContain(secrets.about);
});

test('PRO-06 companies read what they would pay, not what arrives, and no phone', () => {
  const shown = JSON.stringify(profileFor('company', secrets));
  expect(shown).toMatch(/11111.*2222222/);
  expect(shown).not.toMatch(/secret-profession|81987654321|9999|1888888/);
});

test('PRO-06 members read all of their own', () => {
  expect(profileFor('own', secrets)).toBe(secrets);
});

test('PRO-06 every field has an audience, and a wider audience never reads what a narrower one may not', () => {
  expect(Object.keys(FIELD_AUDIENCES).toSorted()).toEqual(Object.keys(emptyProfile()).toSorted());
  for (const field of Object.keys(FIELD_AUDIENCES) as (keyof Profile)[]) {
    expect(mayRead('own', field)).toBe(true);
    if (mayRead('public', field)) expect(mayRead('company', field)).toBe(true);
  }
});

test('PRO-06 what the rule lets out is exactly what the contract lets out', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      expect(publicProfile.strict().parse(profileFor('public', profile))).toEqual(profileFor('public', profile));
      expect(companyProfile.strict().parse(profileFor('company', profile))).toEqual(profileFor('company', profile));
      // Whatever is passed, the contract removes data that is not for that audience.
      expect(publicProfile.parse(profile)).toEqual(profileFor('public', profile));
      expect(companyProfile.parse(profile)).toEqual(profileFor('company', profile));
    }),
  );
});

test('PRO-06 what a reader is shown in the preview is what the reader is sent, and nothing beside it', () => {
  fc.assert(
    fc.property(anyProfile, fc.constantFrom(...AUDIENCES), (profile, reader) => {
      const seen = viewFor(reader, profile);
      expect(seen).toMatchObject(profileFor(reader, profile));
      expect(profileFor(reader, seen)).toEqual(profileFor(reader, profile));
      // Applying a narrower audience afterwards restores nothing.
      expect(viewFor('public', seen)).toEqual(viewFor('public', profile));
    }),
  );
  expect(viewFor('company', secrets).phone).toEqual(emptyProfile().phone);
});
