import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from '#platform/config.ts';

test('without settings the product is at port 3000 with its data beside it', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: undefined,
    secureCookies: false,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://somewhere/db'],
  ['SMTP_URL', 'mail.example.com'],
  ['SESSION_SECRET', 'short'],
  ['ENCRYPTION_KEYS', 'c2hvcnQ='],
  ['DEMO', 'maybe'],
  ['ROLE', 'everything'],
  ['PUBLIC_URL', 'ponte.example.com'],
])('a wrong %s (%s) is named in a sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`The setting ${name} is wrong: `));
});

test('a number out of its bounds, or no number, is told its bounds', () => {
  for (const PORT of ['70000', 'abc', '1.5'])
    expect(() => readConfig({ PORT })).toThrow('The setting PORT is wrong: must be a whole number from 0 to 65535.');
});

test('an empty setting counts as not given; https makes cookies secure', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: 'https://ponte.example.com/' })).toMatchObject({
    port: 3000,
    publicUrl: 'https://ponte.example.com',
    secureCookies: true,
  });
});

test('PRO-07 a language model needs its address and its name; a key only where the address asks for one', () => {
  expect(readConfig({}).languageModel).toBeNull();
  expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }).languageModel).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    apiKey: undefined,
    model: 'small',
  });
  expect(() => readConfig({ AI_API_KEY: 'x' })).toThrow('AI_BASE_URL and AI_MODEL are needed together.');
  expect(() => readConfig({ AI_BASE_URL: 'ftp://x', AI_MODEL: 'small' })).toThrow('The setting AI_BASE_URL is wrong');
});
