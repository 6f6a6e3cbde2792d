import { foldText } from '#profiles/rules/folded-text.ts';
import type { FieldPath, FieldValues } from '#profiles/imports/rules/profile-draft.ts';
import { emptyProfile, type PageKind, type Profile } from '#profiles/rules/profile.ts';

type TopPath = Exclude<FieldPath, `pages.${PageKind}`>;

export function readField<Path extends FieldPath>(profile: Profile, path: Path): FieldValues[Path] | null {
  const page = pageOf(path);
  const value = page ? profile.pages[page] : profile[path as TopPath];
  return value as FieldValues[Path] | null;
}

/** Returns a copy with one field replaced. A new job title removes the linked profession: the server looks up the new one. */
export function withField<Path extends FieldPath>(profile: Profile, path: Path, value: FieldValues[Path]): Profile {
  const page = pageOf(path);
  if (page) return { ...profile, pages: { ...profile.pages, [page]: value } };
  if (path === 'jobTitle') return { ...profile, jobTitle: value as string, professionId: null };
  return { ...profile, [path]: value };
}

/** Whether the field still has its initial value, so that replacing it loses nothing. */
export function isUntouched(profile: Profile, path: FieldPath): boolean {
  const value = readField(profile, path);
  return value === '' || isSameValue(path, value, readField(untouched, path));
}

export function isSameValue(path: FieldPath, first: unknown, second: unknown): boolean {
  if (path === 'jobTitle' && typeof first === 'string' && typeof second === 'string')
    return foldText(first) === foldText(second);
  if (path !== 'phone' || !first || !second) return first === second;
  const [one, other] = [first as Profile['phone'], second as Profile['phone']];
  return one.countryCode === other.countryCode && one.phoneNumber === other.phoneNumber;
}

const untouched = emptyProfile();

function pageOf(path: FieldPath): PageKind | null {
  return path.startsWith('pages.') ? (path.slice('pages.'.length) as PageKind) : null;
}
