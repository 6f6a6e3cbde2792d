import { readPipelineSearch } from '#pipeline/candidates/web/pipeline-search.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const pipelinePage = pageAddress('/my-projects/pipeline/$projectId', (search) => ({
  ...readPipelineSearch(search),
}));
