import { useEffect, useState } from 'react';
import { useHeadParts, type VacancyWaitsProps } from './vacancy-parts.ts';

/** What waits on the vacancy, drawn once the page stands. */
export function Waits(props: VacancyWaitsProps) {
  const { VacancyWaits } = useHeadParts();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWanted(true), 0);
    return () => window.clearTimeout(timer);
  }, []);
  return isWanted && <VacancyWaits {...props} />;
}
