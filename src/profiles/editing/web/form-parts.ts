import type { Profile } from '#profiles/rules/profile.ts';

/** Every editor works on a copy of the whole profile and reports changes; only its own sections are sent. */
export interface SectionFormProps {
  profile: Profile;
  onChange: (changes: Partial<Profile>) => void;
  /** The server's errors by field: `experiences.0.end`. */
  problems: Record<string, string>;
}

/** Props of a memoised group of fields: its own data only, so that typing elsewhere does not rerender it. */
export type FieldGroupProps<Field extends keyof Profile> = Pick<Profile, Field> &
  Pick<SectionFormProps, 'onChange' | 'problems'>;

export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Distinguishes entries until the server assigns ids; crypto.randomUUID is not available on plain http. */
export function newEntryId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}
