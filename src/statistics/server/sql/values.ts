import { stayLimits } from '#statistics/rules/stay-buckets.ts';
import { funnelStages } from '#statistics/rules/terms.ts';

/** The values of the rules for the SQL beside this file. */
export const values: Record<string, readonly (string | number)[]> = { funnelStages, stayLimits };
