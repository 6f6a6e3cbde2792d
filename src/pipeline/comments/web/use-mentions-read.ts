import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { commentsApi, mentionsQuery } from './comments-api.ts';

/** Viewing the comments marks their mentions as read. */
export function useMentionsRead(applicationId: string, calls: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (calls === 0) return;
    void commentsApi('POST /candidates/{applicationId}/mentions/read', { params: { applicationId } }).then(
      () => queryClient.invalidateQueries({ queryKey: mentionsQuery.queryKey }),
      // After a failure they stay unread, and the next view tries again.
      () => {},
    );
  }, [queryClient, applicationId, calls]);
}
