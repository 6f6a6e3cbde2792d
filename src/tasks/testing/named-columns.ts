import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [reasons.fewWords, 'task_changes.kind tasks.status task_tags.colour task_attachments.media_type'],
  [reasons.hashes, 'task_attachments.file_key'],
  [reasons.idsAndFigures, 'tasks.order_key'],
  [
    reasons.ofCompany,
    'task_changes.before task_changes.after task_tags.name tasks.title tasks.description tasks.checklist task_attachments.name task_comments.text',
  ],
];
