import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

/** Texts that the panel has for itself. */
const namespaces = ['pipeline/interviews', 'pipeline/scorecards', 'pipeline/team', 'candidacies/declarations'];

/** The panel with what stands in it; more than half of what its pages can show. */
async function loadPanel() {
  const [module] = await Promise.all([
    import('./candidate-panel.tsx'),
    import('./panel-body.tsx'),
    loadNamespaces(namespaces),
  ]);
  return module.CandidatePanel;
}

const loadBulkActions = async () => (await import('./bulk-actions.tsx')).BulkActions;
const loadEnds = async () => (await import('#pipeline/selection/web/confirm-ends.tsx')).ConfirmEnds;
const loadDisqualify = async () => (await import('#pipeline/selection/web/confirm-disqualify.tsx')).ConfirmDisqualify;
const loadChange = async () => (await import('#pipeline/selection/web/changes/confirm-change.tsx')).ConfirmChange;

export const LazyCandidatePanel = lazyPart(loadPanel);
export const LazyBulkActions = lazyPart(loadBulkActions);
export const LazyConfirmEnds = lazyPart(loadEnds);
export const LazyConfirmDisqualify = lazyPart(loadDisqualify);
export const LazyConfirmChange = lazyPart(loadChange);

/** What opens by a click on pages of candidates. */
export const loadWhatOpens = () =>
  Promise.all([loadPanel(), loadBulkActions(), loadEnds(), loadDisqualify(), loadChange()]);
