import type { Scorecard } from '#pipeline/evaluation/contract/scorecards.ts';
import { isScorecardStage, scorecardStages } from '#pipeline/evaluation/rules/scorecard.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type CardRow, countHiddenCards, findOwnCard, listOpenCards } from './card-queries.ts';
import { findForm, findFormById } from './form-queries.ts';

export function presentScorecard(
  { authorId, authorName, authorImage, questions, updatedAt, ...row }: CardRow,
  readerId: string,
): Scorecard {
  return {
    ...row,
    author: { name: authorName, image: authorImage },
    own: authorId === readerId,
    questions: questions ?? [],
    updatedAt: updatedAt.toISOString(),
  };
}

export async function readScorecards(context: SignedInContext, applicationId: string) {
  const { database, reach, session } = context;
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  const [rows, hidden, open] = await Promise.all([
    listOpenCards(database, applicationId, session.userId),
    countHiddenCards(database, applicationId, session.userId),
    findOpenForm(context, application),
  ]);
  const cards = rows
    .map((row) => presentScorecard(row, session.userId))
    .toSorted((one, other) => scorecardStages.indexOf(one.stage) - scorecardStages.indexOf(other.stage));
  return { cards, hidden, open };
}

type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** The questions of the scorecard that the caller fills in now or has filled in. */
async function findOpenForm(context: SignedInContext, { id, stage, state, workspaceId, positionId }: Application) {
  const { database, session } = context;
  if (!isScorecardStage(stage) || state !== 'active' || !abilitiesOf(context).comment) return null;
  const own = await findOwnCard(database, { applicationId: id, stage, authorId: session.userId });
  const form = own
    ? await findFormById(database, own.formId)
    : await findForm(database, { workspaceId, positionId }, stage);
  return { ...form, stage };
}
