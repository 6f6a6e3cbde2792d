import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

export async function loadExport() {
  const [module] = await Promise.all([import('./export-dialog.tsx'), loadNamespaces(['platform/reports'])]);
  return module.ExportDialog;
}

export const LazyExportDialog = lazyPart(loadExport);
