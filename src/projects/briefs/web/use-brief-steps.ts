import { useTranslation } from '#ui/i18n.ts';
import type { Step } from '#ui/form/stepper-nav.tsx';
import type { BriefAnswers } from '#projects/rules/brief-answers.ts';
import { placeOfProblem } from '#projects/briefs/rules/brief-problems.ts';
import { type BriefPlace, briefPlaces, isSamePlace } from '#projects/briefs/rules/brief-sequence.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { projectPaths } from '#projects/paths.ts';

/** The steps beside the form: the project, those of the current vacancy, the other vacancies in one line each, the summary. */
export function useBriefSteps(
  briefId: string,
  answers: BriefAnswers,
  current: BriefPlace,
  problems: readonly Problem[],
): Step[] {
  const { t } = useTranslation('projects');
  const total = answers.positions.length;
  const inHand = current.step === 'summary' || current.step === 'project' ? 0 : current.position;
  const places = briefPlaces(total);
  const at = places.findIndex((place) => isSamePlace(place, current));
  return places.flatMap((place, index): Step[] => {
    const isPosition = place.step === 'position';
    const ofPosition = place.step !== 'project' && place.step !== 'summary';
    if (ofPosition && !isPosition && place.position !== inHand) return [];
    const open = problems.some(({ path }) => isSamePlace(placeOfProblem(path), place));
    const state = index === at ? 'current' : index < at && !open ? 'done' : 'ahead';
    const label = isPosition ? t('step.positionOf', { number: place.position + 1, total }) : t(`step.${place.step}`);
    return [{ key: `${place.step}-${place.position}`, label, state, to: projectPaths.briefForm(briefId, place) }];
  });
}
