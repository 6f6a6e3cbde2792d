import { expect, test } from 'vitest';
import { describeAdvisories } from './advisories.ts';

const found = {
  vulnerabilities: {
    left: { severity: 'high', via: [{ title: 'Reads too much', url: 'https://advisories.example/1' }] },
    right: { severity: 'high', via: ['left'] },
  },
};

test.each([
  ['', 'Known advisories: no registry answered, so none was looked up.'],
  ['<html>', 'Known advisories: no registry answered, so none was looked up.'],
  [
    '{"message":"request failed","error":{"code":"ENOAUDIT"}}',
    'Known advisories: no registry answered, so none was looked up.',
  ],
  ['{"vulnerabilities":{}}', 'Known advisories: none.'],
  [JSON.stringify(found), 'Known advisories: 1\n  left (high): Reads too much https://advisories.example/1'],
])('%s', (output, words) => {
  expect(describeAdvisories(output).join('\n')).toBe(words);
});
