import { lazyPart } from '#ui/lazy-part.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';

/** Few open one at once, so its script comes by itself. */
export const loadConversation = async () => (await import('./conversation.tsx')).Conversation;

function Meanwhile() {
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}

export const LazyConversation = lazyPart(loadConversation, Meanwhile);
