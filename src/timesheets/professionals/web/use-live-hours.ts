import { useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { type Place, professionalQuery } from './professionals-queries.ts';

/** Reads somebody's hours anew whenever a task of their project changes: with its hours, its contests or its approval. */
export function useLiveHours(place: Place, enabled: boolean): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: professionalQuery(place).queryKey });
  useLiveTopic(`tasks:${place.projectId}`, { enabled, onEvent: refresh, onGap: refresh });
}
