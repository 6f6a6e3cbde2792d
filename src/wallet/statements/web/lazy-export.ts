import { lazyPart } from '#ui/lazy-part.tsx';

export async function loadExport() {
  const module = await import('./export-dialog.tsx');
  return module.ExportDialog;
}

export const LazyExportDialog = lazyPart(loadExport);
