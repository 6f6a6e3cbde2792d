/** What the activity of a space can be narrowed to; texts under `kind.<kind>` of the room `activity`. */
export const activityKinds = [
  'moves',
  'scorecards',
  'interviews',
  'messages',
  'offers',
  'hires',
  'hours',
  'money',
  'plans',
  'edits',
  'settings',
  'rights',
] as const;
export type ActivityKind = (typeof activityKinds)[number];
