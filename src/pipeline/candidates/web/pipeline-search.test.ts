import { expect, it } from 'vitest';
import { readPipelineSearch } from './pipeline-search.ts';

it.each([
  [{}, { position: 0 }],
  [
    { position: '2', view: 'list', candidate: 'x' },
    { position: 2, view: 'list', candidate: 'x' },
  ],
  [{ position: { toString: false } }, { position: 0 }],
  [
    { candidate: 'x', tab: 'comments' },
    { position: 0, candidate: 'x', tab: 'comments' },
  ],
  [
    { invited: true, tell: 'yes' },
    { position: 0, invited: true },
  ],
  [{ position: -1, view: 'cards', tab: 'money', search: '' }, { position: 0 }],
  [
    { search: 42, stages: ['new', 'nowhere'], skills: 'SQL' },
    { position: 0, search: '42', stages: ['new'], skills: ['SQL'] },
  ],
])('reads %j as %j', (raw, read) => {
  expect(readPipelineSearch(raw)).toEqual(read);
});
