import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

interface ReportStart<Request, Started> {
  send: (request: Request) => Promise<Started>;
  /** Puts what was started where the dialog reads it. */
  keep: (started: Started) => void;
  refetch: () => Promise<unknown>;
}

/** Starts a report from a dialog; `openId` is the one that was started in it, `status` what its status leads on by. */
export function useReportStart<Request, Started extends { reportId: string }>({
  send,
  keep,
  refetch,
}: ReportStart<Request, Started>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: send,
    onSuccess: (started) => {
      keep(started);
      setOpenId(started.reportId);
    },
    // Another tab may have started one.
    onError: () => refetch(),
  });
  const { variables } = start;
  return {
    start,
    openId,
    status: {
      onAnother: () => {
        setOpenId(null);
        start.reset();
        void refetch();
      },
      onRetry: variables && (() => start.mutate(variables)),
    },
  };
}
