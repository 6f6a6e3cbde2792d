import { completePosition } from '#application/testing/complete-position.ts';
import { buildCompany } from '#application/testing/project-world.ts';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { samples } from '#projects/testing/samples.ts';

walkAccess(samples, async () => {
  const { product, owner, scene, hired, value } = await startSquadWorld();

  const steps: Steps = {
    // The company whose records all walks share comes to its limit.
    'POST /briefTemplates': async () => {
      const { projectId } = await scene([]);
      return [owner, { body: { name: 'Checkout', from: { kind: 'project', id: projectId } } }];
    },
    'POST /briefs': async () => [await buildCompany(product), { body: { answers: emptyBriefAnswers() } }],
    'POST /briefs/copies': async () => {
      const { projectId } = await scene([]);
      return [owner, { body: { from: { kind: 'project', id: projectId } } }];
    },
    'POST /project/post': async () => [
      await buildCompany(product),
      { body: { positions: [{ title: 'Potter', aboutOpportunity: 'Pots.' }] } },
    ],
    'POST /briefs/{briefId}/publish': async () => {
      const company = await buildCompany(product);
      const facts = { title: 'Checkout', type: 'oneshot', deadline: 'upTo30Days' } as const;
      const answers = { ...emptyBriefAnswers(), ...facts, positions: [completePosition('1')] };
      const brief = await company.call.raw('POST /briefs', { body: { answers } });
      return [company, { params: { briefId: brief.body.id }, body: { version: 1 } }];
    },
    'POST /upsell/{projectId}': async () => {
      const { projectId } = await hired({ works: true });
      return [owner, { params: { projectId }, body: { kind: 'upsell', value } }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
