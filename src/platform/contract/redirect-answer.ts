import { z } from 'zod';

/** The output of an operation with status 302: the browser opens it as a page and is redirected to this address. */
export const redirectAnswer = z.object({ location: z.string() });
