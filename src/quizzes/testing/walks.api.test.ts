import { cultureAnswers, startQuizWorld } from '#application/testing/quiz-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#quizzes/testing/samples.ts';

walkAccess(samples, async () => {
  const { product, newTaker } = await startQuizWorld();
  const ofCulture = { params: { quiz: 'culture' } };
  async function tested() {
    const taker = await newTaker();
    await taker.take(cultureAnswers);
    return taker;
  }

  const steps: Steps = {
    'PUT /tests/{quiz}/steps': async () => {
      const taker = await newTaker();
      const { version } = (await taker.start()).body;
      return [taker, { ...ofCulture, body: { version, answers: [{ step: 0, answer: cultureAnswers[0] }] } }];
    },
    'POST /tests/{quiz}/finish': async () => {
      const taker = await newTaker();
      const { version } = (await taker.start()).body;
      const saved = await taker.saveMany(cultureAnswers, version);
      return [taker, { ...ofCulture, body: { version: saved.body.version } }];
    },
    'POST /tests/{quiz}/share': async () => [await tested(), ofCulture],
    'DELETE /tests/{quiz}/share': async () => {
      const taker = await tested();
      await taker.share();
      return [taker, ofCulture];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
