import type { ComponentType } from 'react';
import { PreviewProvider, type VacancyPreviewSource } from '#projects/positions/web/editor/vacancy-preview.tsx';
import { type HeadSources, VacancyPartsProvider } from './vacancy-parts.ts';

/** A page of a vacancy: its head knows what later rooms add to its menu. */
export function withVacancyParts(sources: HeadSources, loadPage: () => Promise<ComponentType>) {
  return async () => {
    const Page = await loadPage();
    return () => (
      <VacancyPartsProvider value={sources}>
        <Page />
      </VacancyPartsProvider>
    );
  };
}

/** A page on which vacancies are written. */
export function withPreview(source: VacancyPreviewSource, loadPage: () => Promise<ComponentType>) {
  return async () => {
    const Page = await loadPage();
    return () => (
      <PreviewProvider value={source}>
        <Page />
      </PreviewProvider>
    );
  };
}
