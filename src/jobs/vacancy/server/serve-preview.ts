import { isUuid } from '#platform/contract/uuid.ts';
import type { FastifyInstance } from 'fastify';
import { jobsErrors } from '#jobs/errors.ts';
import { previewPath } from '#jobs/paths.ts';
import { findJob } from '#jobs/vacancy/server/find-job.ts';
import type { PublicPlace } from '#platform/capability/server-capability.ts';
import { translate } from '#platform/i18n/translate.ts';
import { answerPreviewImage } from '#platform/reports/answer-preview-image.ts';

const index = /^(\d{1,5})\.png$/;

/** The preview image of a shared vacancy in messengers and social networks, in the vacancy's language. */
export function servePreview(app: FastifyInstance, { database }: Pick<PublicPlace, 'database'>): void {
  app.get<{ Params: { projectId: string; file: string } }>(
    previewPath(':projectId', ':file'),
    async (request, reply) => {
      const { projectId, file } = request.params;
      const [, positionIndex] = index.exec(file) ?? [];
      if (!isUuid(projectId) || positionIndex === undefined) throw jobsErrors.notFound();
      const job = await findJob(database, projectId, Number(positionIndex));
      if (job?.position.state !== 'open') throw jobsErrors.notFound();
      const { title, companyName, city, area, hiringModel, workModel, textLanguage } = job.position;
      const language = textLanguage ?? 'pt';
      const facts = [
        workModel && translate(language, `jobs:workModel.${workModel}`),
        city,
        hiringModel,
        area && translate(language, `jobs:area.${area}`),
      ];
      return answerPreviewImage(request, reply, {
        brand: 'default',
        kicker: translate(language, 'jobs:head.previewKicker'),
        title,
        subtitle: companyName,
        lines: facts.filter((fact) => fact !== null),
      });
    },
  );
}
