import type { SignedInContext } from '#platform/http/request-context.ts';
import type { BriefSource } from '#projects/briefs/contract/templates.ts';
import { projectErrors } from '#projects/errors.ts';
import { readyMadeAnswers, readyMadeBriefs } from '#projects/briefs/ready-made/ready-made-briefs.ts';
import { type BriefAnswers, readStoredAnswers } from '#projects/rules/brief-answers.ts';
import { projectToBrief } from '#projects/briefs/rules/project-to-brief.ts';
import { findBrief } from '#projects/briefs/server/brief-queries.ts';
import { findProject, listPositions } from '#projects/server/queries.ts';
import { findTemplateAnswers } from './queries.ts';

/** The answers that a new brief or a template starts with, without the people whom the company brought along last time. */
export async function readSource(context: SignedInContext, source: BriefSource): Promise<BriefAnswers> {
  const answers = await readAnswers(context, source);
  return {
    ...answers,
    positions: answers.positions.map(({ professionalEmail: _email, ...position }) => position),
  };
}

async function readAnswers({ database, reach, language }: SignedInContext, source: BriefSource): Promise<BriefAnswers> {
  if (source.kind === 'readyMade') {
    const readyMade = readyMadeBriefs.find(({ key }) => key === source.key);
    if (!readyMade) throw projectErrors.templateNotFound();
    return readyMadeAnswers(readyMade, language);
  }
  if (source.kind === 'project') {
    const [found, positions] = await Promise.all([
      findProject(database, reach, source.id),
      listPositions(database, reach, source.id),
    ]);
    if (!found) throw projectErrors.notFound();
    return { ...projectToBrief({ ...found.project, positions }), path: found.project.path };
  }
  if (source.kind === 'brief') {
    const brief = await findBrief(database, reach, source.id);
    if (!brief) throw projectErrors.briefNotFound();
    return readStoredAnswers(brief.answers);
  }
  const answers = await findTemplateAnswers(database, reach, source.id);
  if (!answers) throw projectErrors.templateNotFound();
  return readStoredAnswers(answers);
}
