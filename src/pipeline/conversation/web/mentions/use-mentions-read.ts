import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mentionsApi, mentionsQuery } from './mentions-api.ts';

/** Viewing the comments marks their mentions as read. */
export function useMentionsRead(applicationId: string, calls: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (calls === 0) return;
    void mentionsApi('POST /candidates/{applicationId}/mentions/read', { params: { applicationId } }).then(
      () => queryClient.invalidateQueries({ queryKey: mentionsQuery.queryKey }),
      // After a failure they stay unread, and the next view tries again.
      () => {},
    );
  }, [queryClient, applicationId, calls]);
}
