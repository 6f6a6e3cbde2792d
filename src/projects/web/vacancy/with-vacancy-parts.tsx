import type { ComponentType } from 'react';
import { VacancyPartsProvider, type VacancyPartsSource } from './vacancy-parts.ts';

/** A page of a vacancy: its head knows what later rooms add to its menu. */
export function withVacancyParts(source: VacancyPartsSource, loadPage: () => Promise<ComponentType>) {
  return async () => {
    const Page = await loadPage();
    return () => (
      <VacancyPartsProvider value={source}>
        <Page />
      </VacancyPartsProvider>
    );
  };
}
