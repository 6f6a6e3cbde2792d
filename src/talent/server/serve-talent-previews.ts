import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { language } from '#platform/contract/schemas.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { translate } from '#platform/i18n/translate.ts';
import { answerPreviewImage } from '#platform/reports/answer-preview-image.ts';
import { talentPreviewPath } from '#talent/paths.ts';
import { findListed } from './find-listed.ts';

const address = z.object({ memberId: z.uuid(), language });
const SHOWN_SKILLS = 3;

/** The preview image of a professional's public page in messengers; only for published pages. */
export function serveTalentPreviews(app: FastifyInstance, { database }: { database: Database }): void {
  app.get(talentPreviewPath(':memberId', ':language'), async (request, reply) => {
    const asked = address.safeParse(request.params);
    const row = asked.success && (await findListed(database, asked.data.memberId));
    if (!row) throw platformErrors.notFound();
    const preview = {
      brand: 'default' as const,
      kicker: translate(asked.data.language, 'talent:head.previewKicker'),
      title: row.name,
      subtitle: row.job_title,
      lines: row.content.skills.slice(0, SHOWN_SKILLS).map(({ name }) => name),
    };
    return answerPreviewImage(request, reply, preview, { revocable: true });
  });
}
