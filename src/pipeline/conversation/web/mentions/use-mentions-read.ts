import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mentionsApi, mentionsQuery } from './mentions-api.ts';

/** Whoever looks at the comments has seen where they are called. */
export function useMentionsRead(applicationId: string, calls: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (calls === 0) return;
    void mentionsApi('POST /candidates/{applicationId}/mentions/read', { params: { applicationId } }).then(
      () => queryClient.invalidateQueries({ queryKey: mentionsQuery.queryKey }),
      // They stay marked, and the next look tries again.
      () => {},
    );
  }, [queryClient, applicationId, calls]);
}
