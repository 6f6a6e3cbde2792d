import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.catalogue,
    `profession_labels.language profession_labels.label profession_labels.kind profession_labels.source profession_skills.kind
     profession_skills.source professions.title_pt professions.title_en professions.group professions.source professions.external_id
     related_professions.source skills.key skills.name skills.label_pt skills.label_en skills.kind skills.source taxonomy_state.content_hash`,
  ],
];
