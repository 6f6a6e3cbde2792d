import { expect, it } from 'vitest';
import { companyWords } from './company-words.ts';

const silent = { aboutCompany: null, culture: null, hiringCompany: null };
const workspace = { about: 'We lend.', culture: 'Calm.' };

it.each([
  ['the workspace’s where the vacancy says nothing', silent, workspace, { aboutCompany: 'We lend.', culture: 'Calm.' }],
  [
    'its own first, each by itself',
    { ...silent, aboutCompany: 'We sail.' },
    workspace,
    { aboutCompany: 'We sail.', culture: 'Calm.' },
  ],
  [
    'nothing of the workspace where another company hires',
    { ...silent, culture: 'Loud.', hiringCompany: 'Casa' },
    workspace,
    { aboutCompany: null, culture: 'Loud.' },
  ],
  ['nothing where nobody says anything', silent, { about: '', culture: '' }, { aboutCompany: null, culture: null }],
])('JOB-02 candidates read about the company %s', (_, vacancy, said, read) => {
  expect(companyWords(vacancy, said)).toEqual(read);
});
