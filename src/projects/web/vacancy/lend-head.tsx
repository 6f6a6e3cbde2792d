import { Button } from '#ui/controls/button.tsx';
import type { HeadSources, VacancyHeadParts } from './vacancy-parts.ts';
import { headParts, VacancyPartsProvider } from './vacancy-parts.ts';
import { useShareVacancy } from './use-share-vacancy.ts';
import { GoneProject } from './gone-project.tsx';
import { VacancyHead } from './vacancy-head.tsx';
import { mainPosition, useOutline } from './vacancy-outline.ts';

/** The head for the pages of a vacancy that belong to later rooms. */
export function lendHead(sources: HeadSources): VacancyHeadParts {
  const parts = headParts(sources);
  return {
    ShareVacancy,
    GoneProject: (props) => (
      <VacancyPartsProvider value={parts}>
        <GoneProject {...props} />
      </VacancyPartsProvider>
    ),
    Head: ({ projectId, vacancy, position, ...rest }) => {
      const outline = useOutline(projectId, vacancy);
      return (
        outline && (
          <VacancyPartsProvider value={parts}>
            <VacancyHead vacancy={outline} position={position ?? mainPosition(outline.positions)} {...rest} />
          </VacancyPartsProvider>
        )
      );
    },
  };
}

const ShareVacancy: VacancyHeadParts['ShareVacancy'] = ({ projectId, positionIndex, children }) => {
  const share = useShareVacancy(projectId, positionIndex);
  return (
    <Button variant="primary" onClick={share}>
      {children}
    </Button>
  );
};
