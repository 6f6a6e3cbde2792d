import { readBoardSearch } from '#jobs/board/web/board-search.ts';
import { jobPaths } from '#jobs/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const boardPage = pageAddress(jobPaths.board, (search) => ({ ...readBoardSearch(search) }));

export const jobPage = pageAddress(
  `${jobPaths.board}/details-view/$projectId/$positionIndex/{-$upsellOrReplacementId}`,
);
