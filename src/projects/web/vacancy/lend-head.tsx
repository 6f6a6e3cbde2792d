import type { VacancyHeadParts, VacancyPartsSource } from './vacancy-parts.ts';
import { VacancyPartsProvider } from './vacancy-parts.ts';
import { useShareVacancy } from './use-share-vacancy.ts';
import { VacancyHead } from './vacancy-head.tsx';
import { mainPosition, useOutline } from './vacancy-outline.ts';

/** The head for the pages of a vacancy that belong to later rooms. */
export function lendHead(source: VacancyPartsSource): VacancyHeadParts {
  return {
    useShareVacancy,
    Head: ({ projectId, vacancy, position, ...rest }) => {
      const outline = useOutline(projectId, vacancy);
      return (
        outline && (
          <VacancyPartsProvider value={source}>
            <VacancyHead vacancy={outline} position={position ?? mainPosition(outline.positions)} {...rest} />
          </VacancyPartsProvider>
        )
      );
    },
  };
}
