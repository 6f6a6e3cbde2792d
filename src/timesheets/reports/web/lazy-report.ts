import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyReportDialog = lazyPart(async () => {
  const module = await import('./report-dialog.tsx');
  return module.ReportDialog;
});
