import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { quizzesContract } from '#quizzes/contract.ts';

export const api = createClient<typeof quizzesContract>();

export type Attempt = OutputOf<(typeof quizzesContract)['POST /tests/{quiz}/start']>;
export type TestOverview = OutputOf<(typeof quizzesContract)['GET /tests']>['tests'][number];
