import type { jobsContract } from '#jobs/contract.ts';

/** These pages show open vacancies and have no operations of their own. */
export type ProductPagesApi = Pick<typeof jobsContract, 'GET /opportunities'>;
