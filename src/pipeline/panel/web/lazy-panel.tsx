import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { panelTexts } from './panel-texts.ts';
import { loadParts } from './parts/lazy-parts.tsx';

/** The panel with what stands in it; more than half of what its pages can show. */
async function loadPanel() {
  const [module] = await Promise.all([
    import('./candidate-panel.tsx'),
    import('./panel-body.tsx'),
    loadParts(),
    loadNamespaces(panelTexts),
  ]);
  return module.CandidatePanel;
}

async function loadBulkActions() {
  const texts = loadNamespaces(['pipeline/tags', 'pipeline/conversation', 'pipeline/conversation/threads']);
  const [module] = await Promise.all([import('./bulk-actions.tsx'), texts]);
  return module.BulkActions;
}

const loadSelectionTexts = () => loadNamespaces(['pipeline/selection', 'pipeline/moving/rejections']);

async function loadEnds() {
  const [module] = await Promise.all([import('#pipeline/selection/web/confirm-ends.tsx'), loadSelectionTexts()]);
  return module.ConfirmEnds;
}

async function loadDisqualify() {
  const [module] = await Promise.all([import('#pipeline/selection/web/confirm-disqualify.tsx'), loadSelectionTexts()]);
  return module.ConfirmDisqualify;
}

async function loadChange() {
  const [module] = await Promise.all([
    import('#pipeline/selection/web/changes/confirm-change.tsx'),
    loadSelectionTexts(),
  ]);
  return module.ConfirmChange;
}

async function loadRemainingNote() {
  const texts = loadNamespaces(['pipeline/moving/rejections']);
  const [module] = await Promise.all([import('#pipeline/moving/web/remaining-note.tsx'), texts]);
  return module.RemainingNote;
}

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
