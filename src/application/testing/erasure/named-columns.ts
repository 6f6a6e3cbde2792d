import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { NamedColumns } from '#platform/testing/testing-capability.ts';

const ofAll: NamedColumns = [
  [
    'one of a few words that the product itself knows',
    `access_records.event account_audit.action action_codes.mode application_history.event application_history.from_stage
     application_history.to_stage applications.stage applications.state candidate_journeys.source candidate_journeys.stage
     candidate_journeys.state candidate_journeys.outcome candidate_pairs.state candidate_pairs.evidence candidate_tags.colour data_exports.state
     hiring_tallies.metric hiring_tallies.stage hiring_tallies.label in_house_invitations.state interviews.kind interviews.state
     interviews.time_zone interviews.outcome mail_outbox.language mail_outbox.state mail_outbox.happening happenings.name match_ratings.verdict
     negotiation_agreements.currency negotiation_agreements.hiring_model negotiation_interactions.side negotiation_interactions.kind
     negotiations.currency negotiations.hiring_model negotiations.state private_records.kind professional_events.event
     profile_imports.source profile_imports.state project_professionals.state quiz_attempts.quiz quiz_attempts.state quiz_shares.quiz
     saved_search_hits.frequency saved_searches.area saved_searches.hiring_model saved_searches.work_model saved_searches.frequency
     scorecard_forms.stage scorecards.stage scorecards.recommendation squad_answers.answer squad_decisions.decision stage_limits.stage
     staff_invitations.role suggestion_history.event support_tickets.type support_tickets.status terms_acceptances.version
     terms_acceptances.language users.role users.navigation_stage users.language users.accepted_terms_version users.sign_up_journey
     users.brand workspace_audit.action workspace_invitations.permissions workspace_invitations.state workspace_members.permissions
     candidate_files.media_type stored_files.kind stored_files.media_type passkeys.transports identities.provider_id
     project_status_changes.from_status project_status_changes.to_status project_status_changes.made_by project_vacancies.kind
     project_vacancies.currency project_vacancies.reason projects.type projects.currency projects.deadline projects.path projects.status
     positions.state positions.area positions.hiring_model positions.work_model positions.pay_period positions.currency
     positions.affirmative_targets positions.text_language`,
  ],
  [
    'derived by the database from columns that are planted',
    `candidate_marks.mark profiles.search profiles.skill_keys positions.search saved_searches.query`,
  ],
  [
    'hashes, random keys and encrypted answers that go after a day',
    `alert_stop_codes.code_hash brief_shares.token_hash brief_shares.encrypted_token quiz_shares.encrypted_token rate_limits.key sessions.token_hash keyed_calls.key keyed_calls.fingerprint keyed_calls.answer encryption_keys_in_use.id staff_invitations.code_hash staff_invitations.older_code_hashes stored_files.key
     candidate_files.file_key data_exports.file_key users.image workspace_invitations.code_hash identities.password squad_decisions.composition`,
  ],
  ['records of access: kept apart by law for six months, without name and mail', 'access_records.address'],
  [
    'ids, figures and times beside an event; no words',
    'application_history.detail workspace_audit.details applications.matchmaking_id happenings.ids',
  ],
  [
    'what a company says of itself and of its work stays the company’s; colleagues and the law need it after its author has left',
    `briefs.step briefs.campaign candidate_tags.name message_templates.name message_templates.subject message_templates.text
     brief_templates.name positions.title positions.profession positions.hybrid_reason positions.city positions.country
     positions.pay_text positions.about_company positions.culture positions.about_opportunity positions.responsibilities positions.benefits
     positions.requirements positions.required_languages positions.tags positions.hiring_company positions.company_name positions.source
     project_status_changes.reason project_vacancies.function projects.title projects.description projects.campaign
     scorecard_forms.questions workspaces.company workspaces.employees workspaces.country workspaces.city workspaces.site workspaces.about
     workspaces.culture workspaces.legal_company`,
  ],
  [
    'catalogues of the product, written by nobody who has an account',
    `profession_labels.language profession_labels.label profession_labels.kind profession_labels.source profession_skills.kind
     profession_skills.source professions.title_pt professions.title_en professions.group professions.source professions.external_id
     related_professions.source skills.key skills.name skills.label_pt skills.label_en skills.kind skills.source
     sql_programs.hash sql_programs.name taxonomy_state.content_hash vacancy_words.word vacancy_words.shown`,
  ],
  [
    'a sign-in at a provider that is under way: gone after ten minutes by forget-begun-sign-ins, before there is an account',
    'verifications.identifier verifications.value',
  ],
];

/** Columns that can hold words and are not planted, each with the reason why erasure need not touch them. */
export const namedColumns: NamedColumns = [
  ...ofAll,
  ...[...testingCapabilities.values()].flatMap((room) => room.namedColumns),
];
