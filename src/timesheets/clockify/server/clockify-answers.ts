import { z } from 'zod';
import { visibleText } from '#platform/contract/visible-text.ts';

/** The only kind of entries that is work: breaks, time off, holidays and whatever Clockify may add are no hours to pay. */
export const WORK = 'REGULAR';

const outsideId = z.string().regex(/^[\w-]{1,64}$/);
const name = z
  .string()
  .transform((value) => visibleText(value.replace(/\p{Cc}/gu, ' ')).slice(0, 200))
  .pipe(z.string());

/** A workspace or a project. */
export const namedThing = z.object({ id: outsideId, name });
export const outsideUser = z.object({ id: outsideId, name: name.nullish(), email: z.string().max(320).nullish() });
export const outsideEntry = z.object({
  id: outsideId,
  userId: outsideId,
  projectId: outsideId.nullish(),
  /**
   * Its kind. Clockify has named one since it knows breaks and time off; answers from before, which installations of companies still give, lack the
   * field because all that they hold is work.
   */
  type: z.string().default(WORK),
  description: z.string().nullish(),
  task: z.object({ name }).nullish(),
  timeInterval: z.object({
    start: z.iso.datetime({ offset: true }),
    /** None while it runs. */
    end: z.iso.datetime({ offset: true }).nullish(),
  }),
});

export type OutsideUser = z.output<typeof outsideUser>;
export type OutsideEntry = z.output<typeof outsideEntry>;
