import { type BriefAnswers, emptyPositionAnswers, toPositionAnswers } from '#projects/rules/brief-answers.ts';
import type { PositionFacts, ProjectFacts } from '#projects/positions/rules/position-draft.ts';
import { MAXIMUM_POSITIONS } from '#projects/rules/terms.ts';

interface FormerProject extends Omit<ProjectFacts, 'startDate'> {
  positions: readonly PositionFacts[];
}

/** The answers of a brief that would produce a project like this one; of a project larger than a brief, the first positions. */
export function projectToBrief(project: FormerProject): BriefAnswers {
  const { title, description, type, currency, deadline } = project;
  const positions = project.positions
    .slice(0, MAXIMUM_POSITIONS)
    .map((position, index) => toPositionAnswers(position, String(index + 1)));
  return {
    title,
    description,
    type,
    currency,
    deadline,
    textLanguage: project.positions[0]?.textLanguage ?? null,
    positions: positions.length > 0 ? positions : [emptyPositionAnswers('1')],
  };
}
