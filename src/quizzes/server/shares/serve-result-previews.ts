import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { language } from '#platform/contract/schemas.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { translate } from '#platform/i18n/translate.ts';
import { answerPreviewImage } from '#platform/reports/answer-preview-image.ts';
import { motivatorArt } from '#quizzes/content/motivator-art.ts';
import { pictureSvg } from '#quizzes/rules/pictures/picture-svg.ts';
import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';
import { drawResult, type RadarQuiz } from '#quizzes/rules/result-radars.ts';
import { drawingSvg, panelColours } from '#quizzes/server/documents/picture-colours.ts';
import { findSharedResult } from '#quizzes/server/shares/read-shared-result.ts';
import { leadingFigures, resultHeadline } from '#quizzes/server/result-headline.ts';

const address = z.object({ quiz: z.enum(quizKeys), userId: z.uuid(), token: z.string().max(100), language });

/** The preview image of a shared result; 404 where nothing is shared (any more). */
export function serveResultPreviews(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/previews/tests/:quiz/:userId/:token/:language.png', async (request, reply) => {
    const asked = address.safeParse(request.params);
    const shared =
      asked.success &&
      (await findSharedResult(database, {
        memberId: asked.data.userId,
        quiz: asked.data.quiz,
        token: asked.data.token,
      }));
    if (!shared) throw platformErrors.notFound();
    const preview = {
      brand: 'default' as const,
      kicker: translate(asked.data.language, `quizzes:names.${shared.quiz}`),
      title: shared.name,
      subtitle: resultHeadline(shared, asked.data.language),
      lines: leadingFigures(shared, asked.data.language),
      picture: squareOf(shared.quiz, shared.result),
    };
    return answerPreviewImage(request, reply, preview, { revocable: true });
  });
}

const RADIUS = 100;
const SMALL = 4;

/** The radar without labels, which would be too small to read; for the motivators, the most important card. */
function squareOf(quiz: QuizKey, result: unknown): string {
  if (quiz === 'motivators') {
    const [first] = (result as QuizResults['motivators']).topThree;
    return drawingSvg(motivatorArt[first!], { lines: panelColours.series, brand: panelColours.influence });
  }
  const look = { radius: RADIUS, fontSize: SMALL, width: 2 * RADIUS + 30, language: 'en' as const };
  const picture = drawResult(quiz, result as QuizResults[RadarQuiz], look);
  const shapes = picture.shapes.filter(({ kind }) => kind !== 'text');
  return pictureSvg({ ...picture, height: picture.width, shapes }, panelColours);
}
