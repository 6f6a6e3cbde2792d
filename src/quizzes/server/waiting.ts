import { sql } from 'drizzle-orm';
import { waitingColumns, type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';
import { quizWaiting } from '#quizzes/paths.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

const testHalfDone = waitingSource<{ quiz: QuizKey }>({
  kind: quizWaiting.testHalfDone,
  select: ({ session }) =>
    session.role === 'squadMember'
      ? sql`select ${waitingColumns({
          title: sql`''`,
          about: sql`''`,
          since: sql`q.started_at`,
          place: sql`jsonb_build_object('quiz', q.quiz)`,
        })} from quiz_attempts q where q.member_id = ${session.userId} and q.state = 'inProgress' and q.answered_steps > 0`
      : null,
  complete: (row, { language }) => ({ ...row, title: translate(language, `quizzes:names.${row.place.quiz}`) }),
});

export const waiting: WaitingPart = { sources: [testHalfDone], follows: () => [] };
