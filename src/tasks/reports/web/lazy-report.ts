import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyReportDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./report-dialog.tsx'),
    loadNamespaces(['platform/reports', 'tasks/reports', 'tasks/timesheet', 'tasks/hours']),
  ]);
  return module.ReportDialog;
});
