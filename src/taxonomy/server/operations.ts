import { implement } from '#platform/http/implement.ts';
import { taxonomyContract } from '#taxonomy/contract.ts';
import { taxonomyErrors } from '#taxonomy/errors.ts';
import { readProfession } from './read-profession.ts';
import { suggestSkillsOfProfession } from './suggest-skills-of-profession.ts';
import { suggestProfessions } from './suggest-professions.ts';
import { suggestSkills } from './suggest-skills.ts';

const allTitles = 1_000;
const suggestions = 20;

export const taxonomyOperations = implement(taxonomyContract, {
  'GET /professionsGroup': async ({ query, context: { database, language } }) => {
    const { jobTitles, jobTitle, search } = query;
    if ((jobTitles === true) === (jobTitle !== undefined)) throw taxonomyErrors.titlesOrTitle();
    if (jobTitle !== undefined) {
      return readProfession(database, {
        jobTitle,
        language,
        related: query.correlacionadas,
        points: query.pontos_items,
      });
    }
    const limit = query.limit ?? (search ? suggestions : allTitles);
    const found = await suggestProfessions(database, { search, language, limit });
    return { jobTitles: found.map((profession) => ({ jobTitle: profession.jobTitle, type: profession.group })) };
  },
  'GET /getSkillsByAI': ({ query, context }) => suggestSkillsOfProfession(context, query.professionName),
  'GET /skills': async ({ query, context: { database, language } }) => {
    const { search, kind, limit = suggestions } = query;
    return { skills: await suggestSkills(database, { search, kind, language, limit }) };
  },
});
