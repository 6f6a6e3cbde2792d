import { lazyPart } from '#ui/lazy-part.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';

// Their forms weigh more than everything else of a candidate.
const loadEvaluation = () => import('./evaluation-part.tsx').then((module) => module.EvaluationPart);
const loadActivity = () => import('./activity-part.tsx').then((module) => module.ActivityPart);
const loadFiles = () => import('#pipeline/files/web/panel-files.tsx').then((module) => module.PanelFiles);

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
