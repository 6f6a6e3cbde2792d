import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#ui/viewer.ts';
import type { WaitingItem } from '#waiting/contract.ts';
import { isWhole } from '#waiting/rules/is-whole.ts';
import { EVERY_MS, useWaiting } from './use-waiting.ts';
import { vacancyWaitingQuery } from './waiting-query.ts';

/** What waits in a project: a part of what is read around all pages, or, where that leaves something out, a read of its own. */
export function useVacancyWaiting(projectId: string): readonly WaitingItem[] {
  const whole = useWaiting();
  // An administrator's list looks through some companies only.
  const isOfSome = useViewer()?.userRole === 'admin';
  const isKnown = !isOfSome && whole.data !== undefined && isWhole(whole.data);
  const own = useQuery({
    ...vacancyWaitingQuery(projectId),
    enabled: !isKnown && (whole.isSuccess || whole.isError),
    refetchInterval: EVERY_MS,
  });
  const { items = [] } = (isKnown ? whole : own).data ?? {};
  return items.filter(({ vacancy }) => vacancy?.projectId === projectId);
}
