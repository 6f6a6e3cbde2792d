import { applicationsHappenings as steps } from '#applications/happenings.ts';
import { pipelineHappenings as pipeline } from '#pipeline/happenings.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import { projectHappenings as projects } from '#projects/happenings.ts';
import { type SpaceAction, spaceActions } from '#workspaces/rules/space-actions.ts';

/** What the activity of a space can be narrowed to; texts under `kind.<kind>`. */
export const activityKinds = [
  'moves',
  'scorecards',
  'interviews',
  'messages',
  'offers',
  'hires',
  'edits',
  'settings',
  'rights',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Recorded with the name or address of that time and what changed; the others name their records by id. */
type RecordedKind = Exclude<ActivityKind, 'rights'>;

const recorded: Record<RecordedKind, readonly HappeningName[]> = {
  moves: [
    ...[steps.applied, steps.suggested, steps.moved, steps.selected, steps.deselected, steps.setAside, steps.restored],
    ...[steps.disqualified, steps.told, steps.withdrawn, steps.closed, pipeline.noticeStopped],
  ],
  scorecards: [pipeline.scorecardFilledIn],
  interviews: [
    ...[steps.interviewOffered, steps.interviewConfirmed, steps.interviewRescheduleRequested],
    ...[steps.interviewCancelled, steps.interviewOutcomeSet],
  ],
  messages: [steps.messaged, pipeline.candidateWrote, pipeline.commented, steps.answerDateSet],
  offers: [steps.budgetOffered, steps.budgetCountered, steps.budgetAccepted, steps.budgetDeclined, steps.budgetLapsed],
  hires: [
    ...[steps.hired, projects.paymentBlocked, projects.paymentUnblocked, projects.deactivated],
    ...[projects.replacementBegun, projects.replaced],
  ],
  edits: [
    ...[projects.posted, projects.edited, projects.statusChanged, projects.vacancyAdded, projects.vacancyEdited],
    ...[projects.vacancyHidden, projects.vacancyShown, projects.vacancyClosed, projects.vacancyRemoved],
  ],
  settings: [
    ...[pipeline.limitsChanged, pipeline.scorecardQuestionsChanged, pipeline.reasonAdded, pipeline.reasonRenamed],
    ...[pipeline.reasonRemoved, pipeline.templateSaved, pipeline.templateChanged, pipeline.templateDeleted],
    ...[pipeline.tagCreated, pipeline.tagChanged, pipeline.tagDeleted],
  ],
};

/** The happenings of a kind, or of all; texts under `did.<name>`. */
export function namesOfKind(kind: ActivityKind | undefined): string[] {
  if (kind === 'rights') return [];
  const lists = kind === undefined ? Object.values(recorded) : [recorded[kind]];
  return lists.flatMap((list) => list.map(({ name }) => name));
}

/** Whether the space's own record of its people and company belongs to it. */
export const hasRights = (kind: ActivityKind | undefined): boolean => kind === undefined || kind === 'rights';

/** What the team of the product does with jobs and candidates stands in the space's own record, but is a happening too, which is listed. */
const saidByHappenings: readonly SpaceAction[] = [
  ...(['vacancyEdited', 'vacancyHidden', 'vacancyShown', 'vacancyClosed', 'vacancyRemoved'] as const),
  ...(['projectPosted', 'professionalSuggested'] as const),
];

/** What is listed of the space's own record. */
export const listedActions = spaceActions.filter((action) => !saidByHappenings.includes(action));

/** Every name that the activity says in words. */
export const activityNames: readonly string[] = [
  ...namesOfKind(undefined),
  ...listedActions.map((action) => `workspaces.${action}`),
];
