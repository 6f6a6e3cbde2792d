import { expect, test } from 'vitest';
import { formatText } from '#platform/i18n/format-text.ts';

const catalogue = {
  hello: 'Hello, {{name}}',
  board: { empty: { title: 'Nothing here' } },
  jobs_one: '{{count}} job',
  jobs_other: '{{count}} jobs',
  place: '{{city}}{{missing}}',
  stage: 'Client submission',
  stage_company: 'Shortlist',
};

test.each([
  ['hello', { name: 'Ana $& <b>' }, 'Hello, Ana $& <b>'],
  ['board.empty.title', {}, 'Nothing here'],
  ['jobs', { count: 1 }, '1 job'],
  ['jobs', { count: 0 }, '0 jobs'],
  ['jobs', { count: 2 }, '2 jobs'],
  ['place', { city: 'Recife' }, 'Recife'],
  ['stage', { audience: 'company' }, 'Shortlist'],
  ['stage', {}, 'Client submission'],
  ['jobs', { count: 2, audience: 'company' }, '2 jobs'],
  ['board.empty', {}, 'board.empty'],
  ['not.there', {}, 'not.there'],
])('GEN-04 %s with %o is "%s"', (key, parameters, text) => {
  expect(formatText(catalogue, key, parameters, 'en-US')).toBe(text);
});

test('GEN-04 Portuguese counts none as many, like a million', () => {
  const portuguese = { vagas_one: '{{count}} vaga', vagas_other: '{{count}} vagas' };
  const say = (count: number) => formatText(portuguese, 'vagas', { count }, 'pt-BR');
  expect([say(0), say(1), say(2), say(1_000_000)]).toEqual(['0 vagas', '1 vaga', '2 vagas', '1000000 vagas']);
});
