import { type BriefAnswers, emptyBriefAnswers, emptyPositionAnswers } from '#projects/rules/brief-answers.ts';
import { type TagKind, tagKinds } from '#projects/rules/terms.ts';
import { businessBriefs } from './business.data.ts';
import { productBriefs } from './product-and-design.data.ts';
import type { ReadyMadeBrief } from './ready-made-brief.ts';
import { technologyBriefs } from './technology.data.ts';

/** The texts are in `src/projects/briefs/ready-made`; pay and company are left to the user. */
export const readyMadeBriefs: readonly ReadyMadeBrief[] = [...technologyBriefs, ...productBriefs, ...businessBriefs];

export function readyMadeAnswers({ texts, ...facts }: ReadyMadeBrief, language: 'pt' | 'en'): BriefAnswers {
  const { area, hiringModel, workModel, experienceYears, monthlyHours } = facts;
  const written = texts[language];
  const position = {
    ...emptyPositionAnswers('1'),
    area,
    hiringModel,
    workModel,
    experienceYears,
    monthlyHours,
    profession: written.profession,
    aboutOpportunity: written.aboutOpportunity,
    responsibilities: bullets(written.responsibilities),
    requirements: bullets(written.requirements),
    benefits: bullets(written.benefits),
    tags: tagKinds.flatMap((kind) => namesOf(written.tags, kind).map((name) => ({ kind, name }))),
    requiredLanguages: [{ language, proficiency: 'fluent' as const }],
  };
  return {
    ...emptyBriefAnswers(),
    title: written.project,
    type: 'recurring',
    deadline: 'upTo30Days',
    textLanguage: language,
    positions: [position],
  };
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const namesOf = (tags: Partial<Record<TagKind, string>>, kind: TagKind) => tags[kind]?.split('; ') ?? [];
