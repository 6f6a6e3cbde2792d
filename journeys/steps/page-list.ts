import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { accountPaths, accountTabs } from '#accounts/paths.ts';
import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { calendarPage, jobPath, jobPaths, stopAlertsPath } from '#jobs/paths.ts';
import { negotiationPaths, thanksTypes } from '#negotiations/paths.ts';
import { ownDataPaths } from '#own-data/paths.ts';
import { agendaPath, candidatesPath, hiringProcessPath, pipelinePath, squadMemberPage } from '#pipeline/paths.ts';
import { productPaths } from '#product-pages/paths.ts';
import { companyViewPath, profileExportPath, profilePaths, topTalentPath } from '#profiles/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { quizPages, resumesPath, testsPath } from '#quizzes/paths.ts';
import { matchRatingPath, squadSuggestionPath } from '#suggestions/paths.ts';
import { supportPaths } from '#support/paths.ts';
import { workspacePaths } from '#workspaces/paths.ts';

/** Records of the demo world that pages are about. */
export interface PlacesToLookAt {
  projectId: string;
  memberId: string;
  listedMemberId: string;
}

export interface ListedPages {
  name: string;
  /** The demo person who looks; nobody is signed in where none is named. */
  as?: string;
  addresses: (places: PlacesToLookAt) => readonly string[];
}

const tabs = accountTabs.map(({ to }) => to);
const ofProject = ({ projectId, memberId }: PlacesToLookAt) => [
  projectPaths.details(projectId),
  projectPaths.editPosition(projectId, 0),
  pipelinePath(projectId, { view: 'board' }),
  pipelinePath(projectId, { view: 'list' }),
  projectPaths.professionals(projectId),
  projectPaths.statistics(projectId),
  projectPaths.suggested(projectId),
  projectPaths.view(projectId),
  projectPaths.squad(projectId),
  projectPaths.searchingMatches(projectId),
  projectPaths.matches(projectId),
  projectPaths.briefThanks(projectId),
  projectPaths.campaignThanks(projectId),
  projectPaths.upsellThanks(projectId, 0),
  negotiationPaths.budget(projectId, 0),
  negotiationPaths.firstOffer(projectId),
  ...thanksTypes.map((type) => negotiationPaths.thanks(type, { projectId, positionIndex: 0 })),
  hiringProcessPath(projectId, 0, memberId),
];

/** Every page that the menus of a role and the links of its pages lead to. A new page takes its place here. */
export const listedPages: readonly ListedPages[] = [
  {
    name: 'the entrance',
    addresses: () => [
      ...[accountPaths.login, `${accountPaths.login}?brand=recruiting`, accountPaths.signup, accountPaths.adminSignup],
      ...[accountPaths.salesSignup, accountPaths.matchmakingSignup, accountPaths.assessmentSignup],
      ...[accountPaths.sendResetMail, accountPaths.resetPassword, accountPaths.emailAction, accountPaths.emailChecked],
      ...[accountPaths.forbidden, accountPaths.maintenance, accountPaths.briefBlocked, accountPaths.mailbox],
    ],
  },
  {
    name: 'what everybody reads',
    addresses: ({ projectId, listedMemberId }) => [
      ...[jobPaths.board, `${jobPaths.board}?search=nothing-like-it`, jobPath(projectId, 0), stopAlertsPath('unknown')],
      ...Object.values(productPaths),
      ...[ownDataPaths.terms, ownDataPaths.privacy, topTalentPath(listedMemberId), '/no-such-page'],
    ],
  },
  {
    name: 'a company',
    as: 'owner@demo.test',
    addresses: ({ listedMemberId }) => [
      ...[
        projectPaths.list(),
        candidatesPath,
        `${candidatesPath}?view=table`,
        agendaPath,
        projectPaths.hiringStatistics(),
      ],
      ...[workspacePaths.people, workspacePaths.profile, supportPaths.list, calendarPage, profilePaths.companyView],
      ...[projectPaths.briefSelection(), projectPaths.briefOnboarding(), accountPaths.newJourney, '/credits'],
      ...[companyViewPath(listedMemberId), profileExportPath(listedMemberId), resumesPath(), ...tabs],
    ],
  },
  { name: "a company's project", as: 'owner@demo.test', addresses: ofProject },
  {
    name: 'a professional',
    as: 'member@demo.test',
    addresses: ({ projectId }) => [
      ...[profilePaths.ownProfile, `${profilePaths.ownProfile}?edit=languages`, profileExportPath()],
      ...[jobPaths.board, jobPaths.savedSearches, jobPaths.suitable, jobPaths.applications, jobPath(projectId, 0)],
      ...[squadMemberPage, calendarPage, ...tabs],
    ],
  },
  {
    name: 'the tests of a professional',
    as: 'professional32@demo.test',
    addresses: () => [
      ...[testsPath, resumesPath()],
      ...Object.values(quizPages).flatMap(({ take, completed, result }) => [take, completed, result]),
    ],
  },
  {
    name: 'a recruiter',
    as: 'recruiter@demo.test',
    addresses: () => [projectPaths.list(), candidatesPath, agendaPath, projectPaths.hiringStatistics(), ...tabs],
  },
  {
    name: 'an administrator',
    as: 'admin@demo.test',
    addresses: ({ projectId }) => [
      ...[overviewPath, staffPath, matchRatingPath, squadSuggestionPath(projectId), supportPaths.list, jobPaths.board],
      ...[projectPaths.list(), candidatesPath, pipelinePath(projectId), ...tabs],
    ],
  },
];

type Signed = (path: string) => Promise<Response>;

const known = new Map<string, Promise<PlacesToLookAt>>();

/** Looks once in each product: signing in for every group of pages would meet the limit of sign-ins. */
export function findPlaces(productUrl: string): Promise<PlacesToLookAt> {
  const places = known.get(productUrl) ?? lookForPlaces(productUrl);
  known.set(productUrl, places);
  return places;
}

/** The company's busiest project in the demo world, somebody who stands in its pipeline, and somebody whom everybody may find. */
async function lookForPlaces(productUrl: string): Promise<PlacesToLookAt> {
  const call = await signIn(productUrl, 'owner@demo.test');
  const read = async <Answer>(path: string) => (await (await call(path)).json()) as Answer;
  const { projects } = await read<{ projects: { id: string; candidates: number }[] }>('/myProjects?limit=50');
  const projectId = projects.toSorted((one, other) => other.candidates - one.candidates)[0]!.id;
  const board = await read<{ columns: { cards: { memberId: string }[] }[] }>(
    `/myProjects/${projectId}/positions/0/candidates`,
  );
  const memberId = board.columns.flatMap(({ cards }) => cards)[0]!.memberId;
  const { professionals } = await read<{ professionals: { memberId: string }[] }>('/professionals');
  return { projectId, memberId, listedMemberId: professionals[0]!.memberId };
}

async function signIn(productUrl: string, email: string): Promise<Signed> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const answer = await fetch(`${productUrl}/api/auth/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return (path) => fetch(`${productUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}
