import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { joinMessages } from './join-messages.ts';
import type { Message, ThreadCalls } from './thread-calls.ts';

/** A conversation's messages with the earlier ones that somebody asked for. */
export function useEarlier(
  { messages: latest, earlier }: ThreadView,
  calls: ThreadCalls,
  onRead: (hasMore: boolean) => void,
) {
  const { t } = useTranslation('conversations/threads');
  const [read, setRead] = useState<{ messages: Message[]; before: string | null } | null>(null);
  const before = read ? read.before : earlier;
  const messages = joinMessages(read?.messages ?? [], latest);
  const { mutate, isPending } = useMutation({
    mutationFn: (place: string) => calls.readBefore(place),
    onSuccess: (page) => {
      onRead(page.earlier !== null);
      setRead({ messages: [...page.messages, ...messages], before: page.earlier });
    },
    onError: (problem) => toast.error(t('failed'), { description: problem.message }),
  });
  return { messages, isReading: isPending, readEarlier: before === null ? undefined : () => mutate(before) };
}
