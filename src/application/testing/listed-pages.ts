import { accountPaths, accountTabs, socialDonePath } from '#accounts/paths.ts';
import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { jobPath, jobPaths, stopAlertsPath } from '#jobs/paths.ts';
import { applicationsPage, calendarPage } from '#candidacies/paths.ts';
import { negotiationPaths, thanksTypes } from '#negotiations/paths.ts';
import { ownDataPaths } from '#own-data/paths.ts';
import {
  agendaPath,
  candidatesPath,
  hiringProcessPath,
  pipelinePath,
  squadAccept,
  squadMemberPage,
  squadOwnerView,
  squadThanks,
} from '#pipeline/paths.ts';
import { productPaths } from '#product-pages/paths.ts';
import { companyViewPath, profileExportPath, profilePaths, topTalentPath } from '#profiles/paths.ts';
import { projectPaths, sharedBriefPage } from '#projects/paths.ts';
import { cultureAlias, quizPages, resumesPath, sharedPages, testsPath } from '#quizzes/paths.ts';
import { matchRatingPath, squadSuggestionPath } from '#suggestions/paths.ts';
import { supportPaths } from '#support/paths.ts';
import { inviteViewPath, workspacePaths } from '#workspaces/paths.ts';

/** Records of the demo world that pages are about. */
export interface PlacesToLookAt {
  projectId: string;
  /** A candidate in that project's pipeline. */
  memberId: string;
  /** A publicly listed professional. */
  listedMemberId: string;
  /** A project with a hired person, and that person's work. */
  squad: { projectId: string; professionalId: string };
  /** A draft of the company, and the address of its shared brief. */
  brief: { id: string; shared: string };
  /** The results shared by a professional. */
  sharedResults: readonly string[];
}

/** A new account: its type, and its progress. */
export interface NewAccount {
  role: 'squadOwner' | 'squadMember';
  isRegistered: boolean;
}

export interface ListedPages {
  name: string;
  /** The demo person who views the page, or a new account; without either, nobody is signed in. */
  as?: string | NewAccount;
  addresses: (places: PlacesToLookAt) => readonly string[];
}

const nothing = '00000000-0000-4000-8000-000000000000';

/** Addresses of records that do not exist: for counting pages and for finding their routes. */
export const madeUpPlaces: PlacesToLookAt = {
  projectId: nothing,
  memberId: nothing,
  listedMemberId: nothing,
  squad: { projectId: nothing, professionalId: nothing },
  brief: { id: nothing, shared: `${sharedBriefPage}/${nothing}` },
  sharedResults: Object.values(sharedPages).map((page) => `${page}/${nothing}`),
};

const tabs = accountTabs.map(({ to }) => to);
const ofProject = ({ projectId, memberId, squad }: PlacesToLookAt) => [
  projectPaths.details(projectId),
  projectPaths.editPosition(projectId, 0),
  pipelinePath(projectId, { view: 'board' }),
  pipelinePath(projectId, { view: 'list' }),
  projectPaths.professionals(projectId),
  projectPaths.statistics(projectId),
  projectPaths.suggested(projectId),
  projectPaths.view(projectId),
  projectPaths.squad(projectId),
  projectPaths.matches(projectId),
  projectPaths.briefThanks(projectId),
  projectPaths.campaignThanks(projectId),
  projectPaths.upsellThanks(projectId, 0),
  negotiationPaths.budget(projectId, 0),
  negotiationPaths.firstOffer(projectId),
  ...thanksTypes.map((type) => negotiationPaths.thanks(type, { projectId, positionIndex: 0 })),
  hiringProcessPath(projectId, 0, memberId),
  resumesPath(memberId),
  projectPaths.professionals(squad.projectId),
  projectPaths.professionalView(squad.projectId, squad.professionalId),
  squadOwnerView(squad.projectId),
  squadThanks('approved', projectId),
  squadThanks('disapproved', projectId),
  // Redirects to the matches.
  projectPaths.searchingMatches(projectId),
];

/** Every page that the menus of a role and the links of its pages lead to. A new page is added here. */
export const listedPages: readonly ListedPages[] = [
  {
    name: 'the entrance',
    addresses: () => [
      ...[accountPaths.login, `${accountPaths.login}?brand=recruiting`, accountPaths.signup, accountPaths.adminSignup],
      ...[accountPaths.salesSignup, accountPaths.matchmakingSignup, accountPaths.assessmentSignup],
      ...[accountPaths.sendResetMail, accountPaths.resetPassword, accountPaths.emailAction, accountPaths.emailChecked],
      ...[accountPaths.forbidden, accountPaths.maintenance, accountPaths.briefBlocked, accountPaths.mailbox],
      ...[socialDonePath('cancelled'), inviteViewPath('unknown', nothing)],
    ],
  },
  {
    name: 'what everybody reads',
    addresses: ({ projectId, listedMemberId, brief, sharedResults }) => [
      ...[jobPaths.board, `${jobPaths.board}?search=nothing-like-it`, jobPath(projectId, 0), jobPath(nothing, 0)],
      ...[stopAlertsPath('unknown'), brief.shared, `${sharedBriefPage}/${nothing}`],
      ...[...sharedResults, sharedPages.personality + `/${nothing}`],
      ...Object.values(productPaths),
      ...[ownDataPaths.terms, ownDataPaths.privacy, topTalentPath(listedMemberId), '/no-such-page'],
    ],
  },
  {
    name: 'a company',
    as: 'owner@demo.test',
    addresses: ({ listedMemberId, projectId, brief }) => [
      ...[projectPaths.list(), candidatesPath, `${candidatesPath}?layout=table`, agendaPath, `${agendaPath}?view=list`],
      ...[projectPaths.hiringStatistics(), projectPaths.briefForm(brief.id), '/project-brief-forms'],
      ...[workspacePaths.people, `${workspacePaths.people}?tab=activity`, `${workspacePaths.people}?tab=settings`],
      ...[jobPath(projectId, 0), workspacePaths.profile, supportPaths.list, calendarPage, profilePaths.companyView],
      ...[projectPaths.briefSelection(), projectPaths.briefOnboarding(), accountPaths.newJourney, '/credits'],
      ...[companyViewPath(listedMemberId), profileExportPath(listedMemberId), resumesPath(), '/no-such-page', ...tabs],
    ],
  },
  { name: "a company's project", as: 'owner@demo.test', addresses: ofProject },
  {
    name: 'a professional',
    as: 'member@demo.test',
    addresses: ({ projectId }) => [
      ...[profilePaths.ownProfile, `${profilePaths.ownProfile}?edit=languages`, profileExportPath()],
      ...[jobPaths.board, jobPaths.savedSearches, jobPaths.suitable, applicationsPage, jobPath(projectId, 0)],
      ...[squadMemberPage, squadAccept(projectId, 0), calendarPage, profilePaths.fillProfile, ...tabs],
    ],
  },
  {
    name: 'the tests of a professional',
    as: 'professional32@demo.test',
    addresses: () => [
      ...[testsPath, resumesPath(), cultureAlias],
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
      ...[projectPaths.list(), candidatesPath, pipelinePath(projectId), jobPath(projectId, 0), ...tabs],
    ],
  },
  {
    name: 'a company that signed up just now',
    as: { role: 'squadOwner', isRegistered: false },
    addresses: () => [accountPaths.confirmEmail, workspacePaths.register, accountPaths.newJourney],
  },
  {
    name: 'a company without projects',
    as: { role: 'squadOwner', isRegistered: true },
    addresses: () => [
      ...[projectPaths.list(), candidatesPath, agendaPath, projectPaths.hiringStatistics(), supportPaths.list],
      ...[projectPaths.briefSelection(), workspacePaths.people, workspacePaths.profile, profilePaths.companyView],
    ],
  },
  {
    name: 'a professional who signed up just now',
    as: { role: 'squadMember', isRegistered: false },
    addresses: () => [accountPaths.confirmEmail, profilePaths.register],
  },
  {
    name: 'a professional without a profile',
    as: { role: 'squadMember', isRegistered: true },
    addresses: ({ projectId }) => [
      ...[profilePaths.fillProfile, testsPath, resumesPath(), jobPath(projectId, 0)],
      ...Object.values(quizPages).flatMap(({ take, result }) => [take, result]),
    ],
  },
];
