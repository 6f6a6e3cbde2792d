import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);
