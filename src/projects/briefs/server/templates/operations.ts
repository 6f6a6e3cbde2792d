import { implement } from '#platform/http/implement.ts';
import { templatesContract } from '#projects/briefs/contract/templates.ts';
import { readyMadeBriefs } from '#projects/briefs/ready-made/ready-made-briefs.ts';
import { beginBrief } from '#projects/briefs/server/draft-brief.ts';
import { dropTemplate, keepTemplate, renameTemplate } from './keep-template.ts';
import { listTemplates } from './queries.ts';
import { readSource } from './read-source.ts';

export const templatesOperations = implement(templatesContract, {
  'GET /briefTemplates': async ({ context: { database, reach, language } }) => ({
    templates: await listTemplates(database, reach),
    readyMade: readyMadeBriefs.map(({ key, area, texts }) => ({ key, area, profession: texts[language].profession })),
  }),
  'POST /briefTemplates': ({ body, context }) => keepTemplate(context, body),
  'PATCH /briefTemplates/{templateId}': ({ params, body, context }) => renameTemplate(context, params.templateId, body),
  'DELETE /briefTemplates/{templateId}': ({ params, context }) => dropTemplate(context, params.templateId),
  'POST /briefs/copies': async ({ body, context }) =>
    beginBrief(context, { answers: await readSource(context, body.from), campaign: body.campaign }),
});
