import type { OutputOf } from '#platform/contract/operation.ts';
import type { talentContract } from '#talent/contract.ts';

export type CvView = OutputOf<(typeof talentContract)['GET /profileExport/{memberId}']>;
export type Cv = CvView['cv'];
export type CvSection = Cv['sections'][number];
