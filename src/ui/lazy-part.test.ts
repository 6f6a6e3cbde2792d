import { text } from 'node:stream/consumers';
import { type ComponentType, createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

async function draw(part: ComponentType): Promise<{ html: string; problems: unknown[] }> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement(part), {
    onError: (problem) => void problems.push(problem),
  });
  return { html: await text(prelude), problems };
}

test('a part whose script did not arrive reports it once, and is requested again when it is opened the next time', async () => {
  const offline = new Error('Failed to fetch dynamically imported module');
  let requests = 0;
  const Part = lazyPart(async () => {
    requests += 1;
    if (requests === 1) throw offline;
    return () => 'the menu';
  });
  expect((await draw(Part)).problems).toEqual([offline]);
  expect(requests).toBe(1);
  expect((await draw(Part)).html).toContain('the menu');
  expect((await draw(Part)).html).toContain('the menu');
  expect(requests).toBe(2);
});
