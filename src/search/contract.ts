import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { text } from '#platform/contract/schemas.ts';

const found = z.object({
  /** `<room>.<name>`, one of the kinds that rooms define in their `paths.ts`. */
  kind: z.string(),
  /** A name or a title. */
  title: z.string(),
  /** Says what it belongs to: a vacancy, a company, a profession; empty where there is nothing to say. */
  about: z.string(),
  address: z.string(),
});
export type Found = z.infer<typeof found>;

export const searchContract = defineContract({
  'GET /find': operation({
    summary:
      'People, vacancies and projects of the space whose name or title contains what was typed, a few of each kind',
    access: everyone,
    query: z.object({ typed: text(100, 2) }),
    output: z.object({ found: z.array(found) }),
  }),
});
