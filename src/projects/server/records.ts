import { projectErrors } from '#projects/errors.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import { obstacleAmong, type SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { endProjectsOf, hasProjectRecords } from '#projects/server/end-projects.ts';
import {
  collectOwnProjects,
  countProjectsUnderWay,
  countUnfinishedProjects,
  eraseAddressInBriefs,
} from '#projects/server/own-data.ts';
import { leaveWork } from '#projects/professionals/server/end-work.ts';
import { collectOwnWork, eraseReasonsAbout } from '#projects/professionals/server/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'brief_shares.created_by': 'kept',
    'brief_templates.created_by': 'kept',
    'briefs.created_by': 'kept',
    'hire_prices.priced_by': 'kept',
    'professional_events.actor_id': 'kept',
    'project_management.hunting_owner_id': 'kept',
    'project_professionals.member_id': 'kept',
    'project_status_changes.actor_id': 'kept',
    'project_vacancies.created_by': 'kept',
    'projects.created_by': 'kept',
  },
  areas: [
    {
      name: 'projects',
      about: (language) => translate(language, 'projects:ownData.projects'),
      collect: (database, { id }) => collectOwnProjects(database, id),
    },
    {
      name: 'work',
      about: (language) => translate(language, 'projects:ownData.work'),
      collect: (database, { id }) => collectOwnWork(database, id),
    },
  ],
  leave: leaveWork,
  erase: async (transaction, { id, email, emailVerified }) => {
    if (emailVerified) await eraseAddressInBriefs(transaction, email);
    await eraseReasonsAbout(transaction, id);
  },
};

/** A project is transferred by `migrateProject`, which also moves everything that belongs to it. */
export const spaceRecords: SpaceRecords = {
  columns: {
    'brief_templates.workspace_id': 'deleted',
    'briefs.workspace_id': 'deleted',
    'positions.workspace_id': 'ended',
    'project_professionals.workspace_id': 'kept',
    'project_vacancies.workspace_id': 'kept',
    'projects.workspace_id': 'ended',
  },
  end: endProjectsOf,
  moveProject: null,
  findObstacle: obstacleAmong(
    [projectErrors.spaceHasWork, projectErrors.spaceHasProjects],
    async (database, workspaceId, closer) => {
      // A company that closes its space cancels the projects that it may cancel itself; projects in which people work are ended by an
      // administrator.
      if (closer === 'owner')
        return (await countProjectsUnderWay(database, workspaceId)) > 0 ? projectErrors.spaceHasWork : null;
      return (await countUnfinishedProjects(database, workspaceId)) > 0 ? projectErrors.spaceHasProjects : null;
    },
  ),
  hasRecords: hasProjectRecords,
};
