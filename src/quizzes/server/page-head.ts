import { isUuid } from '#platform/contract/uuid.ts';
import { missingPageMeta, pageMeta } from '#platform/http/page-meta.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';
import { previewPath, sharedPages, sharedResultPath } from '#quizzes/paths.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { findSharedResult } from '#quizzes/server/shares/read-shared-result.ts';
import { resultHeadline } from '#quizzes/server/result-headline.ts';

/** Title, description and image of a shared result, for the served HTML; null for other addresses. Search engines must not index any of them. */
export async function resultPageHead(page: PageRequest): Promise<{ status: number; html: string } | null> {
  const quiz = quizKeys.find((key) => page.path === sharedPages[key] || page.path.startsWith(`${sharedPages[key]}/`));
  if (!quiz) return null;
  const { database, publicUrl, language } = page;
  const memberId = page.path.slice(sharedPages[quiz].length + 1).replace(/\/$/, '');
  const token = page.query?.get('token') ?? '';
  const shared = isUuid(memberId) ? await findSharedResult(database, { memberId, quiz, token }) : null;
  if (!shared) {
    return { status: 404, html: missingPageMeta(`${translate(language, 'quizzes/results:shared.goneTitle')} · Ponte`) };
  }
  const test = translate(language, `quizzes:names.${quiz}`);
  const title = translate(language, 'quizzes/results:shared.title', { name: shared.name, test });
  const headline = resultHeadline(shared, language);
  const description = translate(language, 'quizzes/results:headline.about', { headline });
  const image = { url: publicUrl + previewPath({ quiz, userId: memberId, token, language }), text: headline };
  const url = publicUrl + sharedResultPath(quiz, memberId, token);
  return { status: 200, html: pageMeta({ title: `${title} · Ponte`, description, url, image, unlisted: true }) };
}
