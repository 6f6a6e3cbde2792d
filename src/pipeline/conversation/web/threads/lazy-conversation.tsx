import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';

/** Few open one at once, so its script comes by itself. */
export async function loadConversation() {
  const texts = loadNamespaces(['pipeline/conversation/threads']);
  const [module] = await Promise.all([import('./conversation.tsx'), texts]);
  return module.Conversation;
}

function Meanwhile() {
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}

export const LazyConversation = lazyPart(loadConversation, Meanwhile);
