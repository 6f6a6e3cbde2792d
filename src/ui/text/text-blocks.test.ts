import { expect, it } from 'vitest';
import { toTextBlocks } from './text-blocks.ts';

it.each([
  [
    'One\ntwo\n\nThree',
    [
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
    ],
  ],
  [
    '## Why us ##\n- a\n\n* b\n1. c\nd',
    [
      { kind: 'heading', text: 'Why us' },
      { kind: 'list', items: ['a', 'b', 'c'] },
      { kind: 'paragraph', text: 'd' },
    ],
  ],
  ['**Bold** <b>not</b>', [{ kind: 'paragraph', text: 'Bold <b>not</b>' }]],
  ['#hashtag -no 3.5 years', [{ kind: 'paragraph', text: '#hashtag -no 3.5 years' }]],
  ['', []],
])('JOB-02 reads %j', (text, blocks) => expect(toTextBlocks(text)).toEqual(blocks));
