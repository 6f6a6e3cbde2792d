import { z } from 'zod';

export const companyPeople = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
/** Which company: recruiters work for several. By default the space that the request speaks for. */
export const ofCompany = z.object({ workspaceId: z.uuid().optional() });
