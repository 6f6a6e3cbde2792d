import { type ComponentType, createContext, useContext } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';

/** Who hires, in the shape of a project and of a brief. */
export interface PreviewCompany {
  company: string;
  /** What it says of itself. */
  companyTexts: { about: string; culture: string };
}

export interface VacancyPreviewProps {
  facts: PositionFacts;
  of: PreviewCompany;
}

/** A vacancy as candidates see it; jobs lends it. Loaded when it is asked for. */
export interface VacancyPreviewSource {
  load: () => Promise<{ VacancyPreview: ComponentType<VacancyPreviewProps> }>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    vacancyPreview: VacancyPreviewSource;
  }
}

export interface PreviewParts {
  Preview: ComponentType<VacancyPreviewProps>;
}

const PartsContext = createContext<PreviewParts | null>(null);
/** Around every page on which vacancies are written. */
export const PreviewProvider = PartsContext.Provider;

const Meanwhile = () => <SkeletonCard height={320} />;

/** Made once for a page, before it is drawn. */
export function previewParts({ load }: VacancyPreviewSource): PreviewParts {
  const Preview = lazyPart(async () => {
    const part = await load();
    return part.VacancyPreview;
  }, Meanwhile);
  return { Preview };
}

export function VacancyPreview(props: VacancyPreviewProps) {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('Vacancies are written inside of the provider of their preview.');
  const { Preview } = parts;
  return <Preview {...props} />;
}
