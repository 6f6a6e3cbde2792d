import { expect } from 'vitest';
import type { TestProduct } from '#application/testing/test-product.ts';

/** Follows a live topic as somebody; the answer waits for its next event. */
export async function followTopic({ url }: Pick<TestProduct, 'url'>, token: string, topic: string) {
  const answer = await fetch(`${url}/api/events?topic=${topic}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    let received = '';
    while (!received.includes(`event: ${topic}\n`)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended.');
      received += value;
    }
    await reader.cancel();
    return true;
  };
}
