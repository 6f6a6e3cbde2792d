import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `professional_events.event project_professionals.state project_professionals.agreed_currency project_status_changes.from_status project_status_changes.to_status
     project_status_changes.made_by project_vacancies.kind project_vacancies.currency project_vacancies.reason projects.type projects.currency
     projects.deadline project_management.payment_type projects.path projects.status positions.state positions.area positions.hiring_model positions.work_model
     positions.pay_period positions.currency positions.affirmative_targets positions.text_language`,
  ],
  [reasons.derived, 'positions.search'],
  [reasons.hashes, 'brief_shares.token_hash brief_shares.encrypted_token'],
  [
    reasons.ofCompany,
    `briefs.step briefs.campaign brief_templates.name positions.title positions.profession positions.hybrid_reason positions.city
     positions.country positions.pay_text positions.about_company positions.culture positions.about_opportunity positions.responsibilities
     positions.benefits positions.requirements positions.required_languages positions.tags positions.hiring_company positions.company_name
     positions.source project_management.phase project_management.product_type project_status_changes.reason project_vacancies.function projects.title projects.description projects.campaign`,
  ],
];
