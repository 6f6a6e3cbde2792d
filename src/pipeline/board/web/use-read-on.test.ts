import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board, CandidateCard } from '#pipeline/candidates/shapes.ts';
import { readColumnOn } from './use-read-on.ts';

type Column = Board['columns'][number];

const queryKey = ['board'];
const pages: Record<string, Column> = {
  first: columnOf(['a', 'b'], 'second'),
  second: columnOf(['c', 'd'], 'third'),
  third: columnOf(['e'], null),
};

function columnOf(ids: string[], nextCursor: string | null): Column {
  return {
    stage: 'new',
    count: 5,
    cards: ids.map((applicationId) => ({ applicationId }) as CandidateCard),
    nextCursor,
  };
}

describe('reading a column of a board on', () => {
  let queryClient: QueryClient;
  let asked: string[];
  const reading = new Set<string>();
  const readPage = async (cursor: string) => {
    asked.push(cursor);
    return pages[cursor]!;
  };
  const readOn = (readPageOf = readPage) =>
    readColumnOn(queryClient, { queryKey, reading, readColumn: ({ cursor }) => readPageOf(cursor) }, 'new');
  const readAnew = () => queryClient.setQueryData(queryKey, { columns: [pages['first']] });
  const shown = () =>
    queryClient
      .getQueryData<Board>(queryKey)!
      .columns[0]!.cards.map(({ applicationId }) => applicationId)
      .join('');

  beforeEach(() => {
    queryClient = new QueryClient();
    asked = [];
    readAnew();
  });

  it('PIP-01 goes on to the end, and again after the board was read anew', async () => {
    await readOn();
    await readOn();
    await readOn();
    expect(shown()).toBe('abcde');
    readAnew();
    await readOn();
    expect(shown()).toBe('abcd');
    expect(asked).toEqual(['second', 'third', 'second']);
  });

  it('PIP-01 asks once for a page that is on its way, and again for one that did not come', async () => {
    await Promise.all([readOn(), readOn()]);
    expect(asked).toEqual(['second']);
    await readOn(() => Promise.reject(new Error('offline')));
    expect(shown()).toBe('abcd');
    await readOn();
    expect(shown()).toBe('abcde');
  });

  it('PIP-01 leaves no gap when the board was read anew while a page came', async () => {
    await readOn();
    await readOn((cursor) => {
      readAnew();
      return readPage(cursor);
    });
    expect(shown()).toBe('ab');
    await readOn();
    expect(shown()).toBe('abcd');
  });
});
