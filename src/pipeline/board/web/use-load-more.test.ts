import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import { loadMoreOfColumn } from './use-load-more.ts';

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

describe('loading more of a column', () => {
  let queryClient: QueryClient;
  let asked: string[];
  const reading = new Set<string>();
  const readPage = async (cursor: string) => {
    asked.push(cursor);
    return pages[cursor]!;
  };
  const readOn = (readPageOf = readPage) =>
    loadMoreOfColumn(queryClient, { queryKey, reading, readColumn: ({ cursor }) => readPageOf(cursor) }, 'new');
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

  it('PIP-01 goes on to the end, and again after the board was reloaded', async () => {
    await readOn();
    await readOn();
    await readOn();
    expect(shown()).toBe('abcde');
    readAnew();
    await readOn();
    expect(shown()).toBe('abcd');
    expect(asked).toEqual(['second', 'third', 'second']);
  });

  it('PIP-01 requests a page once while it is loading, and again if it failed', async () => {
    await Promise.all([readOn(), readOn()]);
    expect(asked).toEqual(['second']);
    await readOn(() => Promise.reject(new Error('offline')));
    expect(shown()).toBe('abcd');
    await readOn();
    expect(shown()).toBe('abcde');
  });

  it('PIP-01 leaves no gap when the board was reloaded while a page was loading', async () => {
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
