import { type AccessSamples, nobody, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#quizzes/server/capability.ts';

const ofQuiz = { params: { quiz: 'culture' } };

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /tests': nobody(),
  'POST /tests/{quiz}/start': nobody(ofQuiz),
  'GET /tests/{quiz}/attempt': nobody(ofQuiz),
  'PUT /tests/{quiz}/steps/{step}': nobody({
    params: { quiz: 'culture', step: 0 },
    body: { version: 1, answer: [25, 25, 25, 25] },
  }),
  'PUT /tests/{quiz}/steps': nobody({
    ...ofQuiz,
    body: { version: 1, answers: [{ step: 0, answer: [25, 25, 25, 25] }] },
  }),
  'POST /tests/{quiz}/finish': nobody({ ...ofQuiz, body: { version: 1 } }),
  'GET /tests/{quiz}/result': nobody(ofQuiz),
  'GET /testResults': nobody(),
  'GET /users/{userId}/testResults': workspace(({ memberId }) => ({ params: { userId: memberId } })),
  'GET /testResults/pdf': nobody({ query: { language: 'pt' } }),
  'GET /users/{userId}/testResults/pdf': workspace(({ memberId }) => ({
    params: { userId: memberId },
    query: { language: 'en' },
  })),
  'POST /tests/{quiz}/share': nobody(ofQuiz),
  'DELETE /tests/{quiz}/share': nobody(ofQuiz),
  // Anybody who has the link may see it.
  'GET /sharedTests/{userId}/{quiz}': {
    of: 'nobody',
    parts: ({ memberId, shareToken }) => ({
      params: { userId: memberId, quiz: 'softSkills' },
      query: { token: shareToken },
    }),
  },
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    shareToken: string;
  }
}
