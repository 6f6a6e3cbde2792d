import { z } from 'zod';
import { ownApplication } from '#applications/own/schemas.ts';
import { MISSING_CODES } from '#applications/rules/eligibility.ts';
import { vacancyPage } from '#jobs/view-schemas.ts';
import { PROFILE_SECTIONS } from '#profiles/rules/profile.ts';

/** What is still required before applying, in order. */
export const missing = z.array(
  z.object({ code: z.enum(MISSING_CODES), section: z.enum([...PROFILE_SECTIONS, 'tests']) }),
);

const { abilities, management, ...vacancyFacts } = vacancyPage.shape;

/** The data of a vacancy's page, with the reader's relation to the vacancy. */
export const jobView = z.object({
  ...vacancyFacts,
  application: ownApplication.nullable(),
  /** For members who could apply. */
  eligibility: z
    .object({
      eligible: z.boolean(),
      missing,
    })
    .nullable(),
  abilities,
  management,
});
