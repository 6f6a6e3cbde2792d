import type { Profile } from '#profiles/rules/profile.ts';

/** Every editor works on a copy of the whole profile and reports changes; only its own sections are sent. */
export interface SectionFormProps {
  profile: Profile;
  onChange: (changes: Partial<Profile>) => void;
  /** The server's errors by field: `experiences.0.end`. */
  problems: Record<string, string>;
}

export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Distinguishes entries until the server assigns ids; crypto.randomUUID is not available on plain http. */
export function newEntryId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}
