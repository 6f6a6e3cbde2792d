import type { FieldPath, FieldValues, UntakenKind } from '#profiles/imports/rules/profile-draft.ts';
import type { Certification, Education, Experience, Skill, SpokenLanguage } from '#profiles/rules/profile.ts';

/** The lists that an import can add entries to. */
export type ListEntries = {
  experiences: Experience;
  educations: Education;
  skills: Skill;
  languages: SpokenLanguage;
  certifications: Certification;
};
export type ListPath = keyof ListEntries;
export const LIST_PATHS = [
  'experiences',
  'educations',
  'skills',
  'languages',
  'certifications',
] as const satisfies readonly ListPath[];

/** set: the field was empty · change: it has another value · add: a new list entry · unchanged: equal already. */
export type ChangeKind = 'set' | 'change' | 'add' | 'unchanged';

type Change<Path, Value> = {
  id: string;
  path: Path;
  kind: ChangeKind;
  before: Value | null;
  after: Value;
  preselected: boolean;
};

export type FieldChange = { [Path in FieldPath]: Change<Path, FieldValues[Path]> }[FieldPath];
/** A new entry has the id '' until it is applied. */
export type ListChange = { [Path in ListPath]: Change<Path, ListEntries[Path]> }[ListPath];
export type ProfileChange = FieldChange | ListChange;

export type ProfileDifference = {
  changes: ProfileChange[];
  /**
   * Entries that are not offered: because the list (or the kind of skill) would exceed its limit, or because a profile has no place for
   * their kind.
   */
  leftOut: { path: ListPath | UntakenKind; count: number }[];
};
