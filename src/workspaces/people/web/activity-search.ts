import { type SpaceAction, spaceActions } from '#workspaces/rules/space-actions.ts';
import { workspacePaths } from '#workspaces/paths.ts';

/** What the activity of the space is narrowed to. */
export interface ActivitySearch {
  person?: string;
  action?: SpaceAction;
}

export function readActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const action = spaceActions.find((one) => one === search.action);
  const { person } = search;
  return {
    ...(typeof person === 'string' && person !== '' && { person }),
    ...(action && { action }),
  };
}

export function activityPath({ person, action }: ActivitySearch): string {
  const search = new URLSearchParams({ ...(person && { person }), ...(action && { action }) }).toString();
  return search === '' ? workspacePaths.activity : `${workspacePaths.activity}?${search}`;
}

/** Activity and closing were tabs of the people; null: the search names none of them. */
export function formerTab(search: Record<string, unknown>): string | null {
  if (search.tab === 'activity') return activityPath(readActivitySearch(search));
  return search.tab === 'settings' ? workspacePaths.closing : null;
}
