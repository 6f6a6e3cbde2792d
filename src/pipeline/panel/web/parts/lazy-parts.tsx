import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { Loading, SkeletonText } from '#platform/ui/states/skeleton.tsx';

// Their forms weigh more than everything else of a candidate.
const loadEvaluation = async () => (await import('./evaluation-part.tsx')).EvaluationPart;
const loadActivity = async () => (await import('./activity-part.tsx')).ActivityPart;

function Meanwhile() {
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  );
}

export const LazyEvaluation = lazyPart(loadEvaluation, Meanwhile);
export const LazyActivity = lazyPart(loadActivity, Meanwhile);

const loadFiles = async () => (await import('#pipeline/files/web/panel-files.tsx')).PanelFiles;
export const LazyFiles = lazyPart(loadFiles, Meanwhile);

/** What stands in the tabs beside the profile, and at its end. */
export const loadParts = () => Promise.all([loadEvaluation(), loadActivity(), loadFiles()]);
