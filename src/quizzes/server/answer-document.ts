import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { resultsFileName } from '#quizzes/rules/results-file-name.ts';
import { resultsDocument } from '#quizzes/server/documents/results-document.ts';
import { readCandidateResults, readOwnResults } from '#quizzes/server/read-results.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

export async function answerOwnDocument(context: SignedInContext, language: Language) {
  return answerDocument(await readOwnResults(context), { language, own: true });
}

/** Everyone who may see the results on the page may download them. */
export async function answerCandidateDocument(context: SignedInContext, memberId: string, language: Language) {
  return answerDocument(await readCandidateResults(context, memberId), { language, own: false });
}

async function answerDocument(
  joint: Awaited<ReturnType<typeof readOwnResults>>,
  telling: { language: Language; own: boolean },
) {
  if (joint.results.length === 0) throw platformErrors.notFound();
  const bytes = await buildPdf(resultsDocument(joint, telling));
  return answerBytes(bytes, 'application/pdf', resultsFileName(telling.language));
}
