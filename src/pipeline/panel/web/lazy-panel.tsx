import { lazyPart } from '#ui/lazy-part.tsx';
import { loadParts } from './parts/lazy-parts.tsx';

/** The panel with what stands in it; more than half of what its pages can show. */
async function loadPanel() {
  const [module] = await Promise.all([import('./candidate-panel.tsx'), import('./panel-body.tsx'), loadParts()]);
  return module.CandidatePanel;
}

const loadBulkActions = async () => (await import('./bulk-actions.tsx')).BulkActions;

const loadEnds = async () => (await import('#pipeline/selection/web/confirm-ends.tsx')).ConfirmEnds;

const loadDisqualify = async () => (await import('#pipeline/selection/web/confirm-disqualify.tsx')).ConfirmDisqualify;

const loadChange = async () => (await import('#pipeline/selection/web/changes/confirm-change.tsx')).ConfirmChange;

const loadRemainingNote = async () => (await import('#pipeline/moving/web/remaining-note.tsx')).RemainingNote;

export const LazyRemainingNote = lazyPart(loadRemainingNote);
export const LazyCandidatePanel = lazyPart(loadPanel);
export const LazyBulkActions = lazyPart(loadBulkActions);
export const LazyConfirmEnds = lazyPart(loadEnds);
export const LazyConfirmDisqualify = lazyPart(loadDisqualify);
export const LazyConfirmChange = lazyPart(loadChange);

/** What asks before something that cannot be undone. */
export const loadDecisions = () => Promise.all([loadEnds(), loadDisqualify(), loadChange()]);

/** What opens by a click on pages of candidates. */
export const loadWhatOpens = () => Promise.all([loadPanel(), loadBulkActions(), loadDecisions()]);
