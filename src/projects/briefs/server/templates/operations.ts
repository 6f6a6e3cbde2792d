import { implement } from '#platform/http/implement.ts';
import { templatesContract } from '#projects/briefs/contract/templates.ts';
import { readyMadeBriefs } from '#projects/briefs/ready-made/ready-made-briefs.ts';
import { createBrief } from '#projects/briefs/server/draft-brief.ts';
import { deleteTemplate, saveTemplate, renameTemplate } from './save-template.ts';
import { listTemplates } from './queries.ts';
import { readSource } from './read-source.ts';

export const templatesOperations = implement(templatesContract, {
  'GET /briefTemplates': async ({ context: { database, reach, language } }) => ({
    templates: await listTemplates(database, reach),
    readyMade: readyMadeBriefs.map(({ key, area, texts }) => ({ key, area, profession: texts[language].profession })),
  }),
  'POST /briefTemplates': ({ body, context }) => saveTemplate(context, body),
  'PATCH /briefTemplates/{templateId}': ({ params, body, context }) => renameTemplate(context, params.templateId, body),
  'DELETE /briefTemplates/{templateId}': ({ params, context }) => deleteTemplate(context, params.templateId),
  'POST /briefs/copies': async ({ body, context }) =>
    createBrief(context, { answers: await readSource(context, body.from), campaign: body.campaign }),
});
