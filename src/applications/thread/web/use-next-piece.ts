import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { finishedAddresses } from '#applications/thread/rules/thread-address.ts';
import type { JobView } from '#applications/web/api.ts';
import { type JobAddress, vacancyKey } from '#jobs/rules/job-address.ts';

/** What is still missing, as words that can be compared. */
function piecesOf(job: JobView): string[] {
  const missing = job.eligibility?.missing.map(({ code }): string => code) ?? [];
  return job.viewer.emailVerified ? missing : [...missing, 'email'];
}

/**
 * Calls `onSaved` when this page has just saved something that was missing. What another tab saved only changes the figures: nobody is led away
 * from what they are writing.
 */
export function useNextPiece(address: JobAddress, job: JobView | undefined, onSaved: (saved: string[]) => void): void {
  const queryClient = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isSaving = useRef(false);
  const before = useRef<string[] | null>(null);
  const { projectId, positionIndex } = address;

  useEffect(() => {
    // The pages of a mailed link lead on by themselves.
    if (path === accountPaths.emailAction || path === accountPaths.emailChecked) return;
    const readAnew = () => {
      isSaving.current = true;
      void queryClient.invalidateQueries({ queryKey: vacancyKey({ projectId, positionIndex }) });
    };
    if (finishedAddresses.includes(path)) readAnew();
    // Whatever was saved may have been a missing piece: the server says.
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') readAnew();
    });
  }, [queryClient, path, projectId, positionIndex]);

  useEffect(() => {
    if (!job) return;
    const now = piecesOf(job);
    const saved = before.current?.filter((piece) => !now.includes(piece)) ?? [];
    before.current = now;
    if (saved.length === 0 || !isSaving.current) return;
    isSaving.current = false;
    onSaved(saved);
  });
}
