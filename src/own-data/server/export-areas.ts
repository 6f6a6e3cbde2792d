import { collectOwnAccesses } from '#accounts/sessions/server/access-records/record-access.ts';
import {
  collectOwnAcceptances,
  collectOwnAccount,
  collectOwnMails,
  collectOwnSessions,
  collectOwnSignInMethods,
} from '#accounts/server/own-data/collect-account.ts';
import { collectOwnSearches } from '#jobs/alerts/server/own-data.ts';
import { collectOwnInterviews } from '#jobs/interviews/server/own-data.ts';
import { collectReceivedMessages } from '#jobs/messages/server/list-messages.ts';
import { collectDismissedJobs, collectOwnApplications } from '#jobs/applications/server/own-data.ts';
import { collectOwnNegotiations } from '#negotiations/server/own-data.ts';
import { collectOwnComments } from '#pipeline/conversation/server/own-data.ts';
import { collectOwnAssessments } from '#pipeline/evaluation/server/scorecards/own-data.ts';
import { collectOwnTools } from '#pipeline/server/tools-own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { collectOwnProfile } from '#profiles/server/own-data.ts';
import { collectOwnWork } from '#projects/professionals/server/own-data.ts';
import { collectOwnAnswers } from '#pipeline/selection/server/squad/own-data.ts';
import { collectOwnProjects } from '#projects/server/own-data.ts';
import { collectOwnTests } from '#quizzes/server/own-data.ts';
import { collectOwnSuggestions } from '#suggestions/server/own-data.ts';
import { collectOwnMessages } from '#support/server/own-data.ts';
import { collectOwnSpaces } from '#workspaces/server/own-data.ts';

export interface ExportedPerson {
  id: string;
  email: string;
  language: Language;
}

type Collect = (database: Database, person: ExportedPerson) => Promise<unknown>;
const byId =
  (collect: (database: Database, userId: string) => Promise<unknown>): Collect =>
  (database, { id }) =>
    collect(database, id);

/** What a copy of one's own data is made of; a file for each. What it is, is told by `readme.areas.<name>` of the catalogue. */
export const exportAreas: readonly (readonly [name: string, collect: Collect])[] = [
  ['account', byId(collectOwnAccount)],
  ['sessions', byId(collectOwnSessions)],
  ['accesses', byId(collectOwnAccesses)],
  ['sign-in', byId(collectOwnSignInMethods)],
  ['terms', byId(collectOwnAcceptances)],
  ['spaces', collectOwnSpaces],
  ['profile', byId(collectOwnProfile)],
  ['tests', byId(collectOwnTests)],
  ['projects', byId(collectOwnProjects)],
  ['applications', collectOwnApplications],
  ['messages', byId(collectReceivedMessages)],
  ['interviews', byId(collectOwnInterviews)],
  ['negotiations', byId(collectOwnNegotiations)],
  ['saved-searches', byId(collectOwnSearches)],
  ['dismissed-vacancies', byId(collectDismissedJobs)],
  ['work', byId(collectOwnWork)],
  ['comments', byId(collectOwnComments)],
  ['squad-answers', byId(collectOwnAnswers)],
  ['scorecards', collectOwnAssessments],
  ['suggestions', byId(collectOwnSuggestions)],
  ['candidate-tools', byId(collectOwnTools)],
  ['support', byId(collectOwnMessages)],
  ['mails', byId(collectOwnMails)],
];
