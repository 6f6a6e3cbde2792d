import { stayLimits } from '#statistics/rules/stay-buckets.ts';
import { funnelStages } from '#statistics/rules/terms.ts';

/** What the rules give to the SQL beside this file. */
export const values: Record<string, readonly (string | number)[]> = { funnelStages, stayLimits };
