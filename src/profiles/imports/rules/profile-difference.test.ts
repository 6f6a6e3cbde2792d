import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProfileAndDraft } from '#profiles/rules/any-profile.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { applyChanges } from '#profiles/imports/rules/apply-changes.ts';
import type { ProfileChange } from '#profiles/imports/rules/profile-change.ts';
import { profileDifference } from '#profiles/imports/rules/profile-difference.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { emptyProfile, type Profile, SKILL_KINDS } from '#profiles/rules/profile.ts';

const { anyProfile, anyDraft } = anyProfileAndDraft(fc);
const complete = completeProfile();
const { id: _, ...experience } = complete.experiences[0]!;

function draft(parts: Partial<ProfileDraft>): ProfileDraft {
  return {
    source: 'linkedIn',
    fields: {},
    skills: [],
    experiences: [],
    educations: [],
    languages: [],
    certifications: [],
    untaken: { projects: 0, awards: 0, publications: 0, volunteering: 0 },
    warnings: [],
    ...parts,
  };
}
const changesOf = (profile: Profile, parts: Partial<ProfileDraft>) => profileDifference(profile, draft(parts)).changes;
const everyId = (changes: readonly ProfileChange[]) => changes.map(({ id }) => id);
const isReal = ({ kind }: ProfileChange) => kind !== 'unchanged';

describe('the difference of single fields', () => {
  it('sets what is empty, preselected', () => {
    expect(changesOf(emptyProfile(), { fields: { city: 'Olinda' } })).toEqual([
      { id: 'city', path: 'city', kind: 'set', before: null, after: 'Olinda', preselected: true },
    ]);
  });
  it('offers to change what the member typed, not preselected', () => {
    expect(changesOf(complete, { fields: { city: 'Recife' } })).toEqual([
      { id: 'city', path: 'city', kind: 'change', before: 'Olinda', after: 'Recife', preselected: false },
    ]);
  });
  it('treats the default native language as untouched', () => {
    expect(changesOf(emptyProfile(), { fields: { nativeLanguage: 'en' } })[0]).toMatchObject({
      kind: 'set',
      preselected: true,
    });
  });
  it('knows the same phone and the same job title in other letters', () => {
    const kinds = changesOf(complete, { fields: { phone: { ...complete.phone }, jobTitle: 'DESIGNER' } }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['unchanged', 'unchanged']);
  });
  it('says nothing about what the import does not bring', () => {
    expect(changesOf(complete, { fields: { about: '' } })).toEqual([]);
  });
  it('a new job title drops the profession of the old one; pages change one by one', () => {
    const profile = { ...complete, professionId: 'p1' };
    const changes = changesOf(profile, {
      fields: { jobTitle: 'Pesquisadora', 'pages.github': 'https://github.com/iara' },
    });
    expect(applyChanges(profile, changes, everyId(changes))).toEqual({
      ...profile,
      jobTitle: 'Pesquisadora',
      professionId: null,
      pages: { ...profile.pages, github: 'https://github.com/iara' },
    });
  });
});

describe('the difference of lists', () => {
  it('knows experiences again by company, office and start, whatever accents and case', () => {
    const again = { ...experience, company: 'OFICINA', office: 'desígner' };
    const later = { ...experience, start: '2023-01' };
    expect(changesOf(complete, { experiences: [again, later] }).map(({ kind }) => kind)).toEqual(['unchanged', 'add']);
  });
  it('offers the end of a job that went on, keeping the own text', () => {
    const [change] = changesOf(complete, {
      experiences: [{ ...experience, description: 'Outra', end: '2024-01', currentJob: false }],
    });
    expect(change).toMatchObject({
      kind: 'change',
      preselected: false,
      after: { id: '1', description: 'Telas.', end: '2024-01', currentJob: false },
    });
  });
  it('knows a skill again under another kind, and each only once', () => {
    const changes = changesOf(complete, {
      skills: [
        { kind: 'skills', name: 'FIGMA' },
        { kind: 'skills', name: 'C#' },
        { kind: 'skills', name: 'c#' },
        { kind: 'skills', name: 'C++' },
      ],
    });
    expect(changes.map(({ kind, after }) => [kind, (after as { name: string }).name])).toEqual([
      ['unchanged', 'Figma'],
      ['add', 'C#'],
      ['add', 'C++'],
    ]);
  });
  it('knows a language again by whatever name, and does not preselect an unstated proficiency', () => {
    const changes = changesOf(
      { ...complete, languages: [{ language: 'Português', proficiency: 'native' }] },
      {
        languages: [
          { language: 'pt', proficiency: null },
          { language: 'es', proficiency: null },
          { language: 'en', proficiency: 'fluent' },
        ],
      },
    );
    expect(changes.map(({ kind, preselected, after }) => [kind, preselected, after])).toEqual([
      ['unchanged', false, { language: 'Português', proficiency: 'native' }],
      ['add', false, { language: 'es', proficiency: 'basic' }],
      ['add', true, { language: 'en', proficiency: 'fluent' }],
    ]);
  });
  it('offers no more than there is room for, kind by kind, and says how many were left out', () => {
    const many = Array.from({ length: PROFILE_LIMITS.skillsPerKind + 3 }, (_each, index) => ({
      kind: 'databases' as const,
      name: `Base ${index}`,
    }));
    const { changes, leftOut } = profileDifference(
      complete,
      draft({ skills: [...many, { kind: 'skills', name: 'Canto' }] }),
    );
    expect(leftOut).toEqual([{ path: 'skills', count: 3 }]);
    expect(changes).toHaveLength(PROFILE_LIMITS.skillsPerKind + 1);
  });
});

describe('applying', () => {
  it('gives every new entry an id', () => {
    let next = 0;
    const changes = changesOf(emptyProfile(), {
      experiences: [experience, { ...experience, start: '2010' }],
      skills: [{ kind: 'skills', name: 'Canto' }],
    });
    const applied = applyChanges(emptyProfile(), changes, everyId(changes), () => `new-${(next += 1)}`);
    expect(applied.experiences).toEqual([
      { ...experience, id: 'new-1' },
      { ...experience, start: '2010', id: 'new-2' },
    ]);
    expect(applied.skills).toEqual([{ kind: 'skills', name: 'Canto' }]);
  });
  it('twice adds nothing twice', () => {
    const changes = changesOf(emptyProfile(), {
      experiences: [experience],
      languages: [{ language: 'en', proficiency: 'fluent' }],
    });
    const once = applyChanges(emptyProfile(), changes, everyId(changes));
    expect(applyChanges(once, changes, everyId(changes))).toEqual(once);
  });
  it('adds nothing that has come to be there since, and nothing over the limit', () => {
    const changes = changesOf(emptyProfile(), {
      skills: [{ kind: 'skills', name: 'Canto' }],
      languages: [{ language: 'en', proficiency: 'fluent' }],
    });
    const skills = Array.from({ length: PROFILE_LIMITS.skillsPerKind }, (_each, index) => ({
      kind: 'skills' as const,
      name: `Arte ${index}`,
    }));
    const since: Profile = { ...emptyProfile(), skills, languages: [{ language: 'Inglês', proficiency: 'basic' }] };
    expect(applyChanges(since, changes, everyId(changes))).toEqual(since);
  });
  it('fills the gaps of an own entry and keeps what is there', () => {
    const own = { ...complete.experiences[0]!, location: '' };
    const changes = changesOf(
      { ...complete, experiences: [own] },
      { experiences: [{ ...experience, kindOfWork: 'PJ', location: 'Natal' }] },
    );
    expect(changes.map(({ kind, after }) => [kind, after])).toEqual([['change', { ...own, location: 'Natal' }]]);
  });
  it('everything, then asking again, leaves no difference', () => {
    fc.assert(
      fc.property(anyProfile, anyDraft, (profile, imported) => {
        const { changes } = profileDifference(profile, imported);
        const applied = applyChanges(profile, changes, everyId(changes));
        expect(profileDifference(applied, imported).changes.filter(isReal)).toEqual([]);
      }),
    );
  });
  it('nothing, or something unknown, changes nothing', () => {
    fc.assert(
      fc.property(anyProfile, anyDraft, (profile, imported) => {
        expect(applyChanges(profile, profileDifference(profile, imported).changes, ['unknown'])).toBe(profile);
      }),
    );
  });
  it('any choice leaves the profile it started from as it was, so a kept copy undoes it exactly', () => {
    fc.assert(
      fc.property(anyProfile, anyDraft, fc.infiniteStream(fc.boolean()), (profile, imported, choice) => {
        const snapshot = JSON.stringify(profile);
        const { changes } = profileDifference(profile, imported);
        applyChanges(
          profile,
          changes,
          everyId(changes).filter(() => choice.next().value),
        );
        expect(JSON.stringify(profile)).toBe(snapshot);
        expect(JSON.parse(snapshot)).toEqual(profile);
      }),
    );
  });
  it('the preselected changes replace nothing of the member and break no limit', () => {
    fc.assert(
      fc.property(anyProfile, anyDraft, (profile, imported) => {
        const { changes } = profileDifference(profile, imported);
        expect(new Set(everyId(changes)).size).toBe(changes.length);
        const applied = applyChanges(profile, changes, everyId(changes.filter(({ preselected }) => preselected)));
        for (const list of ['experiences', 'educations', 'skills', 'languages', 'certifications'] as const) {
          expect(applied[list].slice(0, profile[list].length)).toEqual(profile[list]);
        }
        for (const kind of SKILL_KINDS) {
          const [before, after] = [profile, applied].map(
            ({ skills }) => skills.filter((skill) => skill.kind === kind).length,
          );
          expect(after).toBeLessThanOrEqual(Math.max(before!, PROFILE_LIMITS.skillsPerKind));
        }
      }),
    );
  });
});
