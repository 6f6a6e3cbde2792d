import { LazyConversation } from './lazy-conversation.tsx';

/** The candidate's conversation with the company about one application. `news`: the number of its messages. */
export function ApplicationConversation({ applicationId, news }: { applicationId: string; news: number }) {
  return <LazyConversation key={applicationId} side="candidate" applicationId={applicationId} news={news} />;
}
