import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';

export interface VacancyPreviewProps {
  facts: PositionFacts;
  /** Empty where the page does not know it. */
  company: string;
}

/** A vacancy as candidates see it; jobs lends it. Loaded when it is asked for. */
export interface VacancyPreviewSource {
  namespaces: readonly string[];
  load: () => Promise<{ VacancyPreview: ComponentType<VacancyPreviewProps> }>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    vacancyPreview: VacancyPreviewSource;
  }
}

const SourceContext = createContext<VacancyPreviewSource | null>(null);
/** Around every page on which vacancies are written. */
export const PreviewProvider = SourceContext.Provider;

const Meanwhile = () => <SkeletonCard height={320} />;

export function VacancyPreview(props: VacancyPreviewProps) {
  const source = useContext(SourceContext);
  if (!source) throw new Error('Vacancies are written inside of the provider of their preview.');
  const Part = useMemo(
    () =>
      lazyPart(async () => {
        const [part] = await Promise.all([source.load(), loadNamespaces(source.namespaces)]);
        return part.VacancyPreview;
      }, Meanwhile),
    [source],
  );
  return <Part {...props} />;
}
