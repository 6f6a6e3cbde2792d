import type { ComponentType } from 'react';
import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { panelTexts } from '../panel-texts.ts';

async function withTexts<Props>(part: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const [Part] = await Promise.all([part, loadNamespaces(panelTexts)]);
  return Part;
}

// Their forms weigh more than everything else of a candidate.
const loadEvaluation = () => withTexts(import('./evaluation-part.tsx').then((module) => module.EvaluationPart));
const loadActivity = () => withTexts(import('./activity-part.tsx').then((module) => module.ActivityPart));
const loadFiles = () => withTexts(import('#pipeline/files/web/panel-files.tsx').then((module) => module.PanelFiles));

function Meanwhile() {
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  );
}

export const LazyEvaluation = lazyPart(loadEvaluation, Meanwhile);
export const LazyActivity = lazyPart(loadActivity, Meanwhile);
export const LazyFiles = lazyPart(loadFiles, Meanwhile);

/** What stands in the tabs beside the profile, and at its end. */
export const loadParts = () => Promise.all([loadEvaluation(), loadActivity(), loadFiles()]);
