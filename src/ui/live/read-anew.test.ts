import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { readAnew, readAnewIfReading } from './read-anew.ts';

const queryKey = ['stage'];
const queryClient = new QueryClient();
afterEach(() => queryClient.clear());

/** A page that shows what the server said when a read began, answered when the test says so. */
function showStage() {
  let stage = 'new';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const read = stage;
      return new Promise<string>((resolve) => answers.push(() => resolve(read)));
    },
  });
  const stop = observer.subscribe(() => {});
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    stop,
    move: (to: string) => (stage = to),
    answerAll: async () => {
      await settle();
      for (const answer of answers.splice(0)) answer();
      await settle();
    },
    shown: () => observer.getCurrentResult().data,
  };
}

test('PIP-06 news during the first read of a page are not lost: it is read again', async () => {
  const page = showStage();
  page.move('qualify');
  readAnew(queryClient, queryKey);
  await page.answerAll();
  expect(page.shown()).toBe('qualify');
  page.stop();
});

test('PIP-06 an answer that was read before a change does not hide what the change showed', async () => {
  const page = showStage();
  await page.answerAll();
  void queryClient.invalidateQueries({ queryKey });
  page.move('qualify');
  queryClient.setQueryData(queryKey, 'qualify');
  readAnewIfReading(queryClient, queryKey);
  await page.answerAll();
  expect(page.shown()).toBe('qualify');
  page.stop();
});

test('what nobody is reading is not read again', async () => {
  const page = showStage();
  await page.answerAll();
  queryClient.setQueryData(queryKey, 'shown');
  readAnewIfReading(queryClient, queryKey);
  await page.answerAll();
  expect(page.shown()).toBe('shown');
  page.stop();
});
