import type { ReportFormat } from '#platform/contract/report-formats.ts';
import { tableMediaTypes } from './tables/write-table.ts';

export const reportMediaTypes: Record<ReportFormat, string> = { ...tableMediaTypes, pdf: 'application/pdf' };
