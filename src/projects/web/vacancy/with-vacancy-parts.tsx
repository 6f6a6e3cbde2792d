import type { ComponentType } from 'react';
import {
  PreviewProvider,
  previewParts,
  type VacancyPreviewSource,
} from '#projects/positions/web/editor/vacancy-preview.tsx';
import { headParts, type HeadSources, VacancyPartsProvider } from './vacancy-parts.ts';

/** A page of a vacancy: its head knows what later rooms add to its menu. */
export function withVacancyParts(sources: HeadSources, loadPage: () => Promise<ComponentType>) {
  const parts = headParts(sources);
  return async () => {
    const [Page] = await Promise.all([loadPage(), sources.vacancyWaits.load()]);
    return () => (
      <VacancyPartsProvider value={parts}>
        <Page />
      </VacancyPartsProvider>
    );
  };
}

/** A page on which vacancies are written. */
export function withPreview(source: VacancyPreviewSource, loadPage: () => Promise<ComponentType>) {
  const parts = previewParts(source);
  return async () => {
    const Page = await loadPage();
    return () => (
      <PreviewProvider value={parts}>
        <Page />
      </PreviewProvider>
    );
  };
}
