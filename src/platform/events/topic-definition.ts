import type { FastifyRequest } from 'fastify';

export interface TopicDefinition {
  kind: string;
  /** Throws when this caller may not watch the topic with this id, otherwise returns who the caller is. */
  authorise(request: FastifyRequest, id: string): Promise<TopicReader>;
  /** The change as its readers may see it. Called once per change for all watchers of this process. */
  load(topicId: string, recordId: string): Promise<unknown>;
}

export interface TopicReader {
  userId: string;
  sessionId: string;
}

/** A requested topic with its definition. */
export interface RequestedTopic {
  name: string;
  id: string;
  definition: TopicDefinition;
  /** Milliseconds for which the caller knows that it has seen everything before; without, it reads again by itself. */
  age?: number;
}
