import { LazyConversation } from './lazy-conversation.tsx';

/** With the company, about the candidate's own application. `news`: the number of its messages. */
export function ApplicationConversation({ applicationId, news }: { applicationId: string; news: number }) {
  return <LazyConversation key={applicationId} side="candidate" applicationId={applicationId} news={news} />;
}
