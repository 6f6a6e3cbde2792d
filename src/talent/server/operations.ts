import { implement } from '#platform/http/implement.ts';
import type { CvPart } from '#profiles/cv/rules/cv-parts.ts';
import type { CvOptions } from '#profiles/cv/server/cv.ts';
import { talentContract } from '#talent/contract.ts';
import { exportJsonResume, exportPdf, readCv } from './export/export-cv.ts';
import { countFound, findProfessionals } from './find-professionals.ts';
import { readProfessional, readTopTalent } from './read-professional.ts';

export const talentOperations = implement(talentContract, {
  'GET /topTalent/{memberId}': ({ params, context }) => readTopTalent(context, params.memberId),
  'GET /users/professionalData-ownerView/{professionalId}': ({ params, context }) =>
    readProfessional(context, params.professionalId),
  'GET /professionals': ({ query, context }) => findProfessionals(context, query),
  'GET /professionals/count': ({ query, context }) => countFound(context, query),
  'GET /profileExport/{memberId}': ({ params, query, context }) => readCv(context, params.memberId, optionsOf(query)),
  'GET /profileExport/{memberId}/pdf': ({ params, query, context }) =>
    exportPdf(context, params.memberId, { ...optionsOf(query), brand: query.brand }),
  'GET /profileExport/{memberId}/jsonResume': ({ params, query, context }) =>
    exportJsonResume(context, params.memberId, optionsOf(query)),
});

function optionsOf({
  language,
  parts = [],
}: {
  language: CvOptions['language'];
  parts?: CvPart[] | undefined;
}): CvOptions {
  return { language, parts };
}
