import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { templatesContract } from '#projects/briefs/contract/templates.ts';

export const templatesApi = createClient<typeof templatesContract>();
export type Template = OutputOf<(typeof templatesContract)['GET /briefTemplates']>['templates'][number];

export const templatesQuery = queryOptions({
  queryKey: ['projects', 'templates'],
  queryFn: ({ signal }) => templatesApi('GET /briefTemplates', { signal }),
});
