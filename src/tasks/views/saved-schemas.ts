import { z } from 'zod';
import { text, version } from '#platform/contract/schemas.ts';
import { boardLooks } from '#tasks/rules/board-looks.ts';
import { VIEW_NAME_LENGTH } from '#tasks/rules/task-limits.ts';
import { sortDirections, taskSorts } from '#tasks/rules/task-order.ts';

/** How the tasks of a board are looked at; a saved view keeps this. */
export const viewSettings = z.strictObject({
  look: z.enum(boardLooks),
  search: text(100).optional(),
  assigned: z.array(z.uuid()).max(20).optional(),
  tags: z.array(z.uuid()).max(10).optional(),
  sort: z.enum(taskSorts),
  direction: z.enum(sortDirections),
});

const fields = { name: text(VIEW_NAME_LENGTH, 1), settings: viewSettings };
export const newView = z.strictObject(fields);
export const viewChange = z.strictObject({ ...fields, version });
export const savedView = z.object({
  viewId: z.uuid(),
  ...fields,
  /** The board opens with it for its author. */
  isDefault: z.boolean(),
  version,
});

export type ViewSettings = z.output<typeof viewSettings>;
export type KeptTaskView = z.output<typeof newView>;
