import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [[reasons.fewWords, 'support_tickets.type support_tickets.status']];
