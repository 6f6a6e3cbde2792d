import { type ActivityKind, activityKinds } from '#platform/contract/activity-kinds.ts';
import { workspacePaths } from '#workspaces/paths.ts';

/** What the activity of the space is narrowed to. */
export interface ActivitySearch {
  kind?: ActivityKind;
  person?: string;
  search?: string;
}

export function readActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const kind = activityKinds.find((one) => one === search.kind);
  const { person, search: words } = search;
  return {
    ...(kind && { kind }),
    ...(typeof person === 'string' && person !== '' && { person }),
    ...(typeof words === 'string' && words !== '' && { search: words.slice(0, 100) }),
  };
}

export function activityPath(search: { [Name in keyof ActivitySearch]?: ActivitySearch[Name] | undefined }): string {
  const given = Object.entries(search).filter((one): one is [string, string] => one[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text === '' ? workspacePaths.activity : `${workspacePaths.activity}?${text}`;
}
