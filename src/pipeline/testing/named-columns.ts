import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `candidate_pairs.state candidate_pairs.evidence candidate_tags.colour in_house_invitations.state scorecard_forms.stage scorecards.stage
     scorecards.recommendation squad_answers.answer squad_decisions.decision stage_limits.stage suggestion_history.event
     candidate_files.media_type rejections.common_reason email_invitations.language email_invitations.cv_media_type`,
  ],
  [reasons.derived, 'candidate_marks.mark'],
  [
    reasons.hashes,
    'candidate_files.file_key email_invitations.cv_key email_invitation_codes.code_hash invitation_stops.address_hash squad_decisions.composition',
  ],
  [reasons.ofCompany, `candidate_tags.name rejection_reasons.name scorecard_forms.questions`],
];
