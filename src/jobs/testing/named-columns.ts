import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `saved_search_hits.frequency saved_searches.area saved_searches.hiring_model saved_searches.work_model saved_searches.frequency
     saved_searches.level saved_searches.state saved_searches.english`,
  ],
  [reasons.derived, 'saved_searches.query saved_searches.state_cities'],
  [reasons.hashes, 'alert_stop_codes.code_hash'],
  [reasons.catalogue, 'vacancy_words.word vacancy_words.shown'],
];
