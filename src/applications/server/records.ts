import { collectKeptVacancies, dropKeptOf } from '#applications/applying/server/kept/queries.ts';
import { closeApplicationsOf, moveApplications } from '#applications/advancing/server/manage-applications.ts';
import { collectOwnInterviews, eraseOwnInterviews } from '#applications/interviews/server/own-data.ts';
import { releaseInterviewer } from '#applications/interviews/server/leaving/release-interviewer.ts';
import {
  collectOwnApplications,
  eraseOwnApplications,
  withdrawOwnApplications,
} from '#applications/own/server/own-data.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';

export const ownData: OwnData = {
  columns: {
    'application_history.actor_id': 'kept',
    'application_intents.member_id': 'erased',
    'applications.member_id': 'kept',
    'applications.suggested_by': 'kept',
    'calendar_feeds.user_id': 'erased',
    'interview_bookings.person_id': 'kept',
    'interview_notes.author_id': 'erased',
    'interviewers.user_id': 'kept',
    'interviews.cancelled_by': 'kept',
    'interviews.offered_by': 'kept',
  },
  areas: [
    {
      name: 'applications',
      about: (language) => translate(language, 'applications:ownData.applications'),
      collect: collectOwnApplications,
    },
    {
      name: 'interviews',
      about: (language) => translate(language, 'applications:ownData.interviews'),
      collect: (database, { id }) => collectOwnInterviews(database, id),
    },
    {
      name: 'keptVacancies',
      about: (language) => translate(language, 'applications:ownData.keptVacancies'),
      collect: (database, { id }) => collectKeptVacancies(database, id),
    },
  ],
  leave: async (transaction, { id }) => {
    await withdrawOwnApplications(transaction, id);
    await releaseInterviewer(transaction, { userId: id, actorId: id });
  },
  erase: async (transaction, { id }) => {
    await dropKeptOf(transaction, id);
    await eraseOwnApplications(transaction, id);
    await eraseOwnInterviews(transaction, id);
  },
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'applications.workspace_id': 'ended',
    'interview_slots.workspace_id': 'ended',
  },
  end: (transaction, { workspaceId, actorId }) => closeApplicationsOf(transaction, { workspaceId }, { actorId }),
  moveProject: (transaction, { projectId, to }) => moveApplications(transaction, { projectId, workspaceId: to }),
  findObstacle: null,
  // An application always belongs to a vacancy of a project.
  hasRecords: null,
};
