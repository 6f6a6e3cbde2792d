const CHANNEL = 'ponte-space';

export interface SpaceNews {
  userId: string;
  workspaceId: string;
  /** What the space is called. */
  name: string;
}

/** Tells the other tabs of this browser which space was entered. */
export function announceSpace(news: SpaceNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Hears what other tabs enter; returns how to stop. */
export function hearSpaces(listener: (news: SpaceNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<SpaceNews>) => listener(event.data);
  return () => channel.close();
}
