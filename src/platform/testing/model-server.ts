import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** The test server's reply to a chat request; a text becomes the model's message. */
export interface ModelReply {
  status?: number;
  content?: string;
  /** Answers this in place of a well-formed answer. */
  raw?: string;
  delayMs?: number;
}

export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; max_tokens?: number; messages: { role: string; content: string }[] };
}

/** A fake language model with OpenAI's API that replies as a test wants. */
export async function startModelServer(replyTo: (request: ModelRequest) => ModelReply) {
  const requests: ModelRequest[] = [];
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = JSON.parse(await text(incoming)) as ModelRequest['body'];
    const request = { path: incoming.url ?? '', authorization: incoming.headers.authorization, body };
    requests.push(request);
    const { status = 200, content = '', raw, delayMs = 0 } = replyTo(request);
    if (delayMs > 0) await delay(delayMs);
    const head = { id: '1', object: 'chat.completion', created: 1, model: body.model };
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    outgoing.end(raw ?? JSON.stringify({ ...head, choices, usage: {} }));
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
