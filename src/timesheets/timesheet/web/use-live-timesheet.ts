import { useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';

interface ReadTimesheet {
  part: 'company' | 'professional' | 'team';
  people: readonly { memberId: string }[];
}

/** Shows changes of hours as they happen. Professionals, also those who left the project, follow their own hours. */
export function useLiveTimesheet(projectId: string, timesheet: ReadTimesheet | undefined): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['tasks', projectId] });
  const own = timesheet?.part === 'professional' ? timesheet.people[0]?.memberId : undefined;
  useLiveTopic(own === undefined ? `tasks:${projectId}` : `ownHours:${own}`, {
    enabled: timesheet !== undefined && (timesheet.part !== 'professional' || own !== undefined),
    onEvent: refresh,
    onGap: refresh,
  });
}
