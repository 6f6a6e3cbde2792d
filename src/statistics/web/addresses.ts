import { pageAddress } from '#ui/router/page-address.ts';
import { projectPaths } from '#projects/paths.ts';

export const hiringStatisticsPage = pageAddress(projectPaths.hiringStatistics());
