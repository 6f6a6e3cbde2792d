import {
  type ChangeKind,
  LIST_PATHS,
  type ListEntries,
  type ListPath,
  type ProfileChange,
} from '#profiles/imports/rules/profile-change.ts';
import { withField } from '#profiles/imports/rules/profile-field.ts';
import { hasRoom, LIST_RULES } from '#profiles/rules/profile-list.ts';
import type { Profile } from '#profiles/rules/profile.ts';

/**
 * Returns the profile with the accepted changes applied. The given profile is not modified, so keeping it is a complete undo.
 * Accepting an unknown id does nothing; nothing is added twice or over a limit.
 */
export function applyChanges(
  profile: Profile,
  changes: readonly ProfileChange[],
  acceptedIds: Iterable<string>,
  newId: () => string = () => crypto.randomUUID(),
): Profile {
  const accepted = new Set(acceptedIds);
  let applied = profile;
  for (const change of changes) {
    if (change.kind === 'unchanged' || !accepted.has(change.id)) continue;
    if (!isListChange(change)) applied = withField(applied, change.path, change.after);
    else applied = { ...applied, [change.path]: withEntry(change, applied[change.path], newId) };
  }
  return applied;
}

function isListChange(change: ProfileChange): change is Extract<ProfileChange, { path: ListPath }> {
  return LIST_PATHS.some((path) => path === change.path);
}

function withEntry<Path extends ListPath>(
  { path, kind, after: entry }: { path: Path; kind: ChangeKind; after: ListEntries[Path] },
  list: readonly ListEntries[Path][],
  newId: () => string,
): readonly ListEntries[Path][] {
  const rule = LIST_RULES[path];
  const key = rule.key(entry);
  const place = list.findIndex((own) => rule.key(own) === key);
  const own = list[place];
  if (own) return kind === 'add' ? list : list.with(place, rule.merge(own, entry));
  if (!hasRoom(rule, list, entry)) return list;
  return [...list, 'id' in entry ? { ...entry, id: newId() } : entry];
}
