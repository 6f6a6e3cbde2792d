import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

export const LazyReportDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./report-dialog.tsx'),
    loadNamespaces(['platform/reports', 'tasks/reports', 'tasks/timesheet', 'tasks/hours']),
  ]);
  return module.ReportDialog;
});
