import {
  collectOwnComments,
  eraseCommentsAbout,
  eraseMentionsOf,
  eraseNameFromComments,
} from '#pipeline/comments/server/own-data.ts';
import { collectOwnAssessments, eraseAssessmentsOf } from '#pipeline/evaluation/server/scorecards/own-data.ts';
import { tellSoon } from '#pipeline/moving/server/schedule-rejections.ts';
import {
  collectOwnInvitations,
  endEmailInvitations,
  eraseInvitationsTo,
} from '#pipeline/invitations/server/own-data.ts';
import { endInvitations } from '#pipeline/selection/server/squad/end-invitations.ts';
import { collectOwnAnswers, eraseAnswers } from '#pipeline/selection/server/squad/own-data.ts';
import { collectOwnTools, eraseTools } from '#pipeline/server/tools-own-data.ts';
import { moveRecords } from '#pipeline/vacancy-admin/server/move-records.ts';
import { hasTools } from '#pipeline/server/has-tools.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';

export const ownData: OwnData = {
  columns: {
    'candidate_comments.author_id': 'kept',
    'candidate_files.added_by': 'kept',
    'candidate_marks.member_id': 'erased',
    'candidate_pairs.decided_by': 'kept',
    'candidate_pairs.first_id': 'erased',
    'candidate_pairs.second_id': 'erased',
    'candidate_suggestions.suggested_by': 'kept',
    'candidate_view_defaults.user_id': 'erased',
    'candidate_views.author_id': 'kept',
    'comment_mentions.user_id': 'erased',
    'email_invitations.email': 'erased',
    'email_invitations.invited_by': 'kept',
    'email_invitations.opened_by': 'erased',
    'in_house_invitations.email': 'erased',
    'in_house_invitations.invited_by': 'kept',
    'rejections.decided_by': 'kept',
    'scorecard_forms.created_by': 'kept',
    'scorecards.author_id': 'kept',
    'squad_decisions.actor_id': 'kept',
    'suggestion_history.actor_id': 'kept',
  },
  areas: [
    {
      name: 'comments',
      about: (language) => translate(language, 'pipeline:ownData.comments'),
      collect: (database, { id }) => collectOwnComments(database, id),
    },
    {
      name: 'squad-answers',
      about: (language) => translate(language, 'pipeline:ownData.squad-answers'),
      collect: (database, { id }) => collectOwnAnswers(database, id),
    },
    {
      name: 'scorecards',
      about: (language) => translate(language, 'pipeline:ownData.scorecards'),
      collect: collectOwnAssessments,
    },
    {
      name: 'candidate-tools',
      about: (language) => translate(language, 'pipeline:ownData.candidate-tools'),
      collect: (database, { id }) => collectOwnTools(database, id),
    },
    {
      name: 'email-invitations',
      about: (language) => translate(language, 'pipeline:ownData.email-invitations'),
      collect: (database, { id }) => collectOwnInvitations(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, person, { now }) => {
    await eraseCommentsAbout(transaction, person.id, now);
    await eraseNameFromComments(transaction, person);
    await eraseTools(transaction, person.id);
    await eraseAnswers(transaction, person);
    await eraseInvitationsTo(transaction, person);
    await eraseMentionsOf(transaction, person);
    await eraseAssessmentsOf(transaction, person.id);
  },
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'candidate_comments.workspace_id': 'kept',
    'candidate_marks.workspace_id': 'kept',
    'candidate_pairs.workspace_id': 'kept',
    'candidate_tags.workspace_id': 'kept',
    'candidate_view_defaults.workspace_id': 'kept',
    'candidate_views.workspace_id': 'kept',
    'email_invitations.workspace_id': 'ended',
    'rejection_reasons.workspace_id': 'kept',
    'scorecard_forms.workspace_id': 'kept',
    'stage_limits.workspace_id': 'kept',
  },
  end: async (transaction, { workspaceId, actorId, now }) => {
    await endInvitations(transaction, { place: { workspaceId }, isFilled: false, actorId });
    await tellSoon(transaction, workspaceId, now);
    await endEmailInvitations(transaction, workspaceId, now);
  },
  moveProject: (transaction, { projectId, from, to }) => moveRecords(transaction, { projectId, from, to }),
  findObstacle: null,
  // Counted even without a project, because somebody wrote them.
  hasRecords: hasTools,
};
