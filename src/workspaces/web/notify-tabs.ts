const CHANNEL = 'ponte-space';

export interface SpaceNews {
  userId: string;
  workspaceId: string;
  /** The name of the space. */
  name: string;
}

/** Notifies the other tabs of this browser of the entered space. */
export function announceSpace(news: SpaceNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Listens for spaces entered in other tabs; returns the unsubscribe function. */
export function onSpaceEntered(listener: (news: SpaceNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<SpaceNews>) => listener(event.data);
  return () => channel.close();
}
