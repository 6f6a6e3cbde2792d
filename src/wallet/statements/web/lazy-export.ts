import { lazyPart } from '#ui/lazy-part.tsx';

export const loadExport = async () => (await import('./export-dialog.tsx')).ExportDialog;

export const LazyExportDialog = lazyPart(loadExport);
