import { z } from 'zod';

/** The output of an operation with status 302: browsers open it as a page and are led to this address. */
export const redirectAnswer = z.object({ location: z.string() });
