import { z } from 'zod';
import { moment } from '#platform/contract/schemas.ts';
import { affirmativeTargets } from '#projects/rules/terms.ts';

const targets = z.array(z.enum(affirmativeTargets));

/** What a candidate declares; nothing is stored without consent. */
export const declarationInput = z.strictObject({
  targets: targets.min(1).max(affirmativeTargets.length),
  consent: z.literal(true),
});

export const ownDeclaration = z.object({
  /** The groups that the vacancy is for. */
  asked: targets,
  declared: targets,
  declaredAt: moment.nullable(),
  abilities: z.object({ declare: z.boolean() }),
});

/** What the company reads; null when the candidate declared nothing. */
export const candidateDeclaration = z.object({
  declaration: z.object({ targets, declaredAt: moment }).nullable(),
});
