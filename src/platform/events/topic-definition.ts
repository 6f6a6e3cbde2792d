import type { FastifyRequest } from 'fastify';

export interface TopicDefinition {
  kind: string;
  /** Whether this caller may look at the topic with this id: throws when not, else answers who it is. */
  authorise(request: FastifyRequest, id: string): Promise<TopicReader>;
  /** What changed, as its readers may see it. Called once per change for all watchers of this process. */
  load(topicId: string, recordId: string): Promise<unknown>;
}

export interface TopicReader {
  userId: string;
  sessionId: string;
}

/** A topic that somebody asked for, with its definition. */
export interface AskedTopic {
  name: string;
  id: string;
  definition: TopicDefinition;
}
