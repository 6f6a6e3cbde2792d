import { z } from 'zod';

export const companyPeople = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
/** The company: recruiters work for several. Defaults to the space that the request names. */
export const ofCompany = z.object({ workspaceId: z.uuid().optional() });
