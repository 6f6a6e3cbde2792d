import { useEffect, useMemo, useState } from 'react';
import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { useHeadSources, type VacancyWaitsProps, type VacancyWaitsSource } from './vacancy-parts.ts';

function lazyWaits({ namespaces, load }: VacancyWaitsSource) {
  return lazyPart(async () => {
    const [{ VacancyWaits }] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return VacancyWaits;
  });
}

/** What waits on the vacancy, loaded once the page stands. */
export function Waits(props: VacancyWaitsProps) {
  const { vacancyWaits } = useHeadSources();
  const Part = useMemo(() => lazyWaits(vacancyWaits), [vacancyWaits]);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWanted(true), 0);
    return () => window.clearTimeout(timer);
  }, []);
  return isWanted && <Part {...props} />;
}
