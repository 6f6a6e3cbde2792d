import type {
  ListChange,
  ListEntries,
  ListPath,
  ProfileChange,
  ProfileDifference,
} from '#profiles/imports/rules/profile-change.ts';
import {
  FIELD_PATHS,
  type FieldPath,
  type ProfileDraft,
  UNTAKEN_KINDS,
} from '#profiles/imports/rules/profile-draft.ts';
import { isSameValue, isUntouched, readField } from '#profiles/imports/rules/profile-field.ts';
import { hasRoom, LIST_RULES } from '#profiles/rules/profile-list.ts';
import type { Profile, Proficiency, SpokenLanguage } from '#profiles/rules/profile.ts';

/** Used for a language whose proficiency the import does not state: the lowest, to avoid overstating it. */
export const UNSTATED_PROFICIENCY: Proficiency = 'basic';

/**
 * The changes of an import, for the member to choose from. Preselected are the harmless ones: empty fields and new entries. Never
 * preselected: whatever replaces or extends the member's own data, and a language without a stated proficiency.
 */
export function profileDifference(profile: Profile, draft: ProfileDraft): ProfileDifference {
  const languages = draft.languages.map((entry) => statedLanguage(profile, entry));
  const unstated = new Set(draft.languages.filter(({ proficiency }) => !proficiency).map(({ language }) => language));
  const lists = [
    listDifference('experiences', profile.experiences, identified(draft.experiences)),
    listDifference('educations', profile.educations, identified(draft.educations)),
    listDifference('skills', profile.skills, draft.skills),
    listDifference('languages', profile.languages, languages, ({ language }) => !unstated.has(language)),
    listDifference('certifications', profile.certifications, identified(draft.certifications)),
  ];
  return {
    changes: [
      ...FIELD_PATHS.flatMap((path) => fieldDifference(profile, draft, path)),
      ...lists.flatMap(({ changes }) => changes),
    ],
    leftOut: [
      ...lists.map(({ leftOut }) => leftOut),
      ...UNTAKEN_KINDS.map((path) => ({ path, count: draft.untaken[path] })),
    ].filter(({ count }) => count > 0),
  };
}

const identified = <Entry extends object>(entries: readonly Entry[]) => entries.map((entry) => ({ id: '', ...entry }));

function statedLanguage(
  profile: Profile,
  { language, proficiency }: ProfileDraft['languages'][number],
): SpokenLanguage {
  if (proficiency) return { language, proficiency };
  const own = profile.languages.find(
    (other) => LIST_RULES.languages.key(other) === LIST_RULES.languages.key({ ...other, language }),
  );
  return { language, proficiency: own?.proficiency ?? UNSTATED_PROFICIENCY };
}

function fieldDifference(profile: Profile, draft: ProfileDraft, path: FieldPath): ProfileChange[] {
  const after = draft.fields[path];
  if (after === undefined || after === '') return [];
  const untouched = isUntouched(profile, path);
  const current = readField(profile, path);
  const kind = isSameValue(path, current, after) ? 'unchanged' : untouched ? 'set' : 'change';
  return [
    {
      id: path,
      path,
      kind,
      before: kind === 'set' ? null : current,
      after,
      preselected: kind === 'set',
    } as ProfileChange,
  ];
}

function listDifference<Path extends ListPath>(
  path: Path,
  own: readonly ListEntries[Path][],
  imported: readonly ListEntries[Path][],
  isSure: (entry: ListEntries[Path]) => boolean = () => true,
): { changes: ProfileChange[]; leftOut: { path: ListPath; count: number } } {
  const rule = LIST_RULES[path];
  // When several entries have one key the first counts, here and when applying.
  const ownByKey = new Map(own.toReversed().map((entry) => [rule.key(entry), entry]));
  const importedByKey = new Map(imported.toReversed().map((entry) => [rule.key(entry), entry]));
  const full = [...own];
  const changes: ListChange[] = [];
  let count = 0;
  for (const entry of new Set(imported.map((each) => importedByKey.get(rule.key(each)) ?? each))) {
    const key = rule.key(entry);
    const before = ownByKey.get(key) ?? null;
    const after = before ? rule.merge(before, entry) : entry;
    const kind = !before ? 'add' : JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'change';
    if (kind === 'add' && !hasRoom(rule, full, entry)) {
      count += 1;
      continue;
    }
    if (kind === 'add') full.push(entry);
    changes.push({
      id: `${path}:${key}`,
      path,
      kind,
      before,
      after,
      preselected: kind === 'add' && isSure(entry),
    } as ListChange);
  }
  return { changes, leftOut: { path, count } };
}
