import type { FastifyRequest } from 'fastify';

export interface TopicDefinition {
  kind: string;
  /** Throws when this caller may not watch the topic with this id, otherwise returns who the caller is. */
  authorise(request: FastifyRequest, id: string): Promise<TopicReader>;
  /** The change as its readers may see it. Called once per change for all watchers of this process. */
  load(topicId: string, recordId: string): Promise<unknown>;
  /**
   * Announcements within this time, and up to twice as long, reach a reader as one event: for lists that are read anew as a whole, and
   * so that many readers do not read at once.
   */
  gatherMs?: number;
}

export interface TopicReader {
  userId: string;
  sessionId: string;
  /** Further topics whose announcements are news of this one too. */
  alsoAt?: readonly string[];
}

/** A requested topic with its definition. */
export interface RequestedTopic {
  name: string;
  id: string;
  definition: TopicDefinition;
  /** Milliseconds for which the caller knows that it has seen everything before; without, it reads again by itself. */
  age?: number;
  /** As its definition said when the reader was authorised. */
  alsoAt?: readonly string[];
}
