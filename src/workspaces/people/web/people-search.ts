import { type SpaceAction, spaceActions } from '#workspaces/rules/space-actions.ts';
import { workspacePaths } from '#workspaces/paths.ts';

export const spaceTabs = ['people', 'activity', 'settings'] as const;
export type SpaceTab = (typeof spaceTabs)[number];

/** The search parameters of the users screen. */
export interface PeopleSearch {
  tab: SpaceTab;
  /** The person whose panel is open, or by whom the activity is filtered. */
  person?: string;
  action?: SpaceAction;
}

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const action = spaceActions.find((one) => one === text('action'));
  const person = text('person');
  return {
    tab: spaceTabs.find((one) => one === text('tab')) ?? 'people',
    ...(person && { person }),
    ...(action && { action }),
  };
}

export function peoplePath({
  tab,
  person,
  action,
}: {
  tab: SpaceTab;
  person?: string | undefined;
  action?: SpaceAction | undefined;
}): string {
  const search = new URLSearchParams({
    ...(tab !== 'people' && { tab }),
    ...(person && { person }),
    ...(action && { action }),
  }).toString();
  return search === '' ? workspacePaths.people : `${workspacePaths.people}?${search}`;
}
