import type { Content } from 'pdfmake/interfaces.js';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import type { QuizResult } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { testPart } from '#quizzes/server/documents/test-parts.ts';

interface FinishedTest {
  quiz: QuizKey;
  quizVersion: number;
  result: QuizResult;
  finishedAt: string;
}

/** All results of a person as a document; `own` includes the texts addressed to that person. */
export function resultsDocument(
  { name, results }: { name: string; results: readonly FinishedTest[] },
  { language, own }: { language: Language; own: boolean },
): PdfDocument {
  const say = (key: string, parameters = {}) => translate(language, `quizzes/results:${key}`, parameters);
  const title = say('joint.titleOf', { name });
  return {
    title,
    author: name,
    language,
    brand: 'default',
    footer: `${name} · Ponte`,
    content: [
      { text: name, style: 'title' },
      { text: say('pdf.subtitle'), style: 'second', fontSize: 12, margin: [0, 2, 0, 6] },
      { text: say('pdf.what'), style: 'meta', margin: [0, 0, 60, 0] },
      results.map((finished) => {
        const { first, rest = [] } = testPart(finished, { language, own });
        return [{ stack: [headOf(finished, language), first], unbreakable: true }, rest];
      }),
    ],
  };
}

function headOf({ quiz, quizVersion, finishedAt }: FinishedTest, language: Language): Content {
  const date = dayInWords(new Date(finishedAt), language);
  return {
    columns: [
      { text: translate(language, `quizzes:names.${quiz}`), style: 'heading', fontSize: 14 },
      {
        text: translate(language, 'quizzes/results:pdf.made', { date, version: quizVersion }),
        style: 'meta',
        alignment: 'right',
        margin: [0, 4, 0, 0],
      },
    ],
    margin: [0, 20, 0, 8],
  };
}
