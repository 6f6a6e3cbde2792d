import type { Brand } from '#platform/contract/brand.ts';
import type { ReportWriting } from '#platform/reports/background/make-report.ts';

export interface Writing extends Omit<ReportWriting, 'ports' | 'settings'> {
  brand: Brand;
}

/** What a file tells. */
export interface Written {
  lines: number;
  minutes: number;
}
