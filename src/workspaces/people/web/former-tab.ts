import { workspacePaths } from '#workspaces/paths.ts';

/** Activity and closing were tabs of the people; null: the search names none of them. */
export function formerTab({ tab, person }: Record<string, unknown>): string | null {
  if (tab === 'activity')
    return typeof person === 'string'
      ? `${workspacePaths.activity}?person=${encodeURIComponent(person)}`
      : workspacePaths.activity;
  return tab === 'settings' ? workspacePaths.closing : null;
}
