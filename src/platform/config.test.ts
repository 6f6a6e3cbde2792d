import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig, settingDefaults } from '#platform/config.ts';
import { prepareDataDirectory } from '#platform/data-directory.ts';

test('without settings the product is at port 3000 with its data beside it', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: undefined,
    secureCookies: false,
  });
});

/** For every setting, an invalid value and what the message says it must be; some are only invalid in combination. */
const wrongSettings: Record<string, [wrong: Record<string, string>, sentence: RegExp][]> = {
  PORT: [
    [{ PORT: 'eighty' }, /must be a whole number from 0 to 65535/],
    [{ PORT: '70000' }, /must be a whole number from 0 to 65535/],
  ],
  HOST: [[{ HOST: 'my machine' }, /must be an address or a name of this machine/]],
  DATA_DIR: [
    [{ DATA_DIR: import.meta.filename }, /config\.test\.ts is a file; it must be a folder that this user can write to/],
    [{ DATA_DIR: join(import.meta.filename, 'below') }, /lies below a file; it must be a folder/],
    // A place where nobody can create a folder, root included.
    [{ DATA_DIR: '/proc/ponte' }, /cannot be written.*; it must be a folder that this user can write to/],
  ],
  DATABASE_URL: [[{ DATABASE_URL: 'mysql://somewhere/db' }, /must be a postgres:\/\/ address/]],
  DATABASE_POOL: [[{ DATABASE_POOL: '1' }, /must be a whole number from 2 to 500/]],
  FREE_ASSESSMENT_INVITATIONS: [[{ FREE_ASSESSMENT_INVITATIONS: '-1' }, /must be a whole number from 0 to 10000/]],
  FREE_TEST_CREDITS: [[{ FREE_TEST_CREDITS: 'many' }, /must be a whole number from 0 to 10000/]],
  FREE_PUBLISHED_JOBS: [[{ FREE_PUBLISHED_JOBS: '1.5' }, /must be a whole number from 0 to 10000/]],
  FREE_PROFESSIONAL_INVITATIONS: [[{ FREE_PROFESSIONAL_INVITATIONS: '-1' }, /must be a whole number from 0 to 10000/]],
  FREE_INTERVIEW_INVITATIONS: [[{ FREE_INTERVIEW_INVITATIONS: '0.5' }, /must be a whole number from 0 to 10000/]],
  DAILY_LIMIT: [[{ DAILY_LIMIT: '-1' }, /must be a whole number from 0 to 100000000/]],
  LATE_CHARGES: [[{ LATE_CHARGES: 'some' }, /must be 1 or 0/]],
  OUTSIDE_APPROVER: [[{ OUTSIDE_APPROVER: 'somebody' }, /must be an e-mail address/]],
  PAYOUT_PROVIDER: [[{ PAYOUT_PROVIDER: 'barter' }, /must be sandbox, cnab or off/]],
  CNAB_BANK: [
    [{ CNAB_BANK: '34' }, /must be the three digits of a bank/],
    [{ PAYOUT_PROVIDER: 'cnab' }, /CNAB_BANK, .* are needed/],
  ],
  CNAB_AGREEMENT: [[{ CNAB_AGREEMENT: '1'.repeat(21) }, /must be at most 20 characters/]],
  CNAB_BRANCH: [[{ CNAB_BRANCH: 'center' }, /must be a branch/]],
  CNAB_ACCOUNT: [[{ CNAB_ACCOUNT: '98765' }, /must be an account with its check digit/]],
  CNAB_TAX_ID: [[{ CNAB_TAX_ID: '11222333000100' }, /must be the CNPJ/]],
  CNAB_NAME: [[{ CNAB_NAME: 'a'.repeat(31) }, /must be at most 30 characters/]],
  PAYMENT_PROVIDER: [[{ PAYMENT_PROVIDER: 'barter' }, /must be sandbox, stripe or off/]],
  STRIPE_SECRET_KEY: [[{ PAYMENT_PROVIDER: 'stripe' }, /STRIPE_SECRET_KEY, .* are needed/]],
  STRIPE_PUBLISHABLE_KEY: [
    [{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk' }, /STRIPE_PUBLISHABLE_KEY .* are needed/],
  ],
  STRIPE_WEBHOOK_SECRET: [
    [
      { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' },
      /STRIPE_WEBHOOK_SECRET are needed/,
    ],
  ],
  STRIPE_API_URL: [[{ STRIPE_API_URL: 'stripe' }, /must be an http\(s\):\/\/ address/]],
  STRIPE_SCRIPT_URL: [[{ STRIPE_SCRIPT_URL: 'stripe' }, /must be an http\(s\):\/\/ address/]],
  OPERATOR_NAME: [
    [{ OPERATOR_NAME: 'a'.repeat(161) }, /must have at most 160 characters/],
    [{ OPERATOR_NAME: 'Ponte Ltda.' }, /OPERATOR_TAX_ID and OPERATOR_ADDRESS are needed together/],
  ],
  OPERATOR_TAX_ID: [[{ OPERATOR_TAX_ID: '11222333000100' }, /must be the CNPJ of whoever runs the product/]],
  OPERATOR_ADDRESS: [[{ OPERATOR_ADDRESS: 'a'.repeat(301) }, /must have at most 300 characters/]],
  ROLE: [[{ ROLE: 'everything' }, /must be all, web or worker/]],
  DEMO: [
    [{ DEMO: 'maybe' }, /must be 1 or 0/],
    [{ DEMO: '1', PUBLIC_URL: 'https://ponte.example.com' }, /with an https PUBLIC_URL it must be 0 or left out/],
  ],
  PUBLIC_URL: [[{ PUBLIC_URL: 'ponte.example.com' }, /must be an http\(s\):\/\/ address/]],
  SESSION_SECRET: [[{ SESSION_SECRET: 'short' }, /needs at least 32 characters/]],
  ENCRYPTION_KEYS: [[{ ENCRYPTION_KEYS: 'c2hvcnQ=' }, /must be 32 bytes in base64, several with commas between/]],
  BACKUP_PASSPHRASE: [[{ BACKUP_PASSPHRASE: 'short' }, /needs at least 12 characters/]],
  TEST_CLOCK_FILE: [
    [
      { TEST_CLOCK_FILE: '/tmp/clock', PUBLIC_URL: 'https://ponte.example.com' },
      /The setting TEST_CLOCK_FILE moves the time for tests: it is refused with an https PUBLIC_URL/,
    ],
  ],
  TRUST_PROXY: [
    [{ TRUST_PROXY: 'maybe' }, /must be a number of proxies or their networks/],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /must be a number of proxies or their networks/],
  ],
  CONNECTIONS_PER_ADDRESS: [[{ CONNECTIONS_PER_ADDRESS: '1' }, /must be a whole number from 10 to 1000000/]],
  EVENT_STREAMS_PER_SESSION: [[{ EVENT_STREAMS_PER_SESSION: '0' }, /must be a whole number from 1 to 10000/]],
  DRAIN_SECONDS: [[{ DRAIN_SECONDS: '301' }, /must be a whole number from 0 to 300/]],
  SMTP_URL: [[{ SMTP_URL: 'mail.example.com' }, /must be an smtp:\/\/ or smtps:\/\/ address/]],
  MAIL_FROM: [[{ MAIL_FROM: 'Ponte' }, /must be an e-mail address, as Ponte <no-reply@example\.com>/]],
  OIDC_ISSUER: [
    [{ OIDC_ISSUER: 'accounts' }, /must be an http\(s\):\/\/ address/],
    [{ OIDC_ISSUER: 'https://accounts.example.com' }, /OIDC_ISSUER, .* are needed together/],
  ],
  OIDC_CLIENT_ID: [[{ OIDC_CLIENT_ID: 'ponte' }, /OIDC_CLIENT_ID .*are needed together/]],
  OIDC_CLIENT_SECRET: [[{ OIDC_CLIENT_SECRET: 'secret' }, /OIDC_CLIENT_SECRET are needed together/]],
  OIDC_NAME: [[{ OIDC_NAME: 'x'.repeat(41) }, /must have at most 40 characters/]],
  OIDC_TRUSTS_EMAIL: [[{ OIDC_TRUSTS_EMAIL: 'some' }, /must be 1 or 0/]],
  ADMIN_EMAILS: [[{ ADMIN_EMAILS: 'me, you' }, /must be e-mail addresses with commas between them/]],
  FILES_URL: [[{ FILES_URL: 'https://bucket.example.com' }, /must be an s3:\/\/ or s3s:\/\/ address/]],
  CLOCKIFY_URL: [[{ CLOCKIFY_URL: 'clockify.me' }, /must be an http\(s\):\/\/ address, or off/]],
  HOLIDAYS: [[{ HOLIDAYS: '25/01/2027' }, /must be dates as 2027-01-25 with commas between them/]],
  ANALYTICS_URL: [[{ ANALYTICS_URL: 'collector' }, /must be an http\(s\):\/\/ address/]],
  AI_BASE_URL: [
    [{ AI_BASE_URL: 'ftp://x' }, /must be an http\(s\):\/\/ address/],
    [{ AI_BASE_URL: 'http://x/v1' }, /AI_BASE_URL and AI_MODEL are needed together/],
  ],
  AI_MODEL: [
    [{ AI_MODEL: 'x'.repeat(201) }, /must have at most 200 characters/],
    [{ AI_MODEL: 'small' }, /AI_BASE_URL and AI_MODEL are needed together/],
  ],
  AI_API_KEY: [[{ AI_API_KEY: 'x' }, /are needed together\. AI_API_KEY goes with them/]],
  LOG_LEVEL: [[{ LOG_LEVEL: 'loud' }, /must be fatal, error, warn, info, debug or silent/]],
  MINIMUM_PROFILE_SCORE: [[{ MINIMUM_PROFILE_SCORE: '101' }, /must be a whole number from 0 to 100/]],
  SUITABLE_FROM: [[{ SUITABLE_FROM: '-1' }, /must be a whole number from 0 to 100/]],
  REQUIRE_NOTA: [[{ REQUIRE_NOTA: 'some' }, /must be 1 or 0/]],
  RATE_LIMITS: [[{ RATE_LIMITS: 'some' }, /must be 1 or 0/]],
  MAINTENANCE: [[{ MAINTENANCE: 'soon' }, /must be 1 or 0/]],
};

test('every setting has a row of wrong values', () => {
  expect(Object.keys(wrongSettings).toSorted()).toEqual(Object.keys(settingDefaults).toSorted());
});

test.each(Object.entries(wrongSettings))('a wrong %s is refused in one sentence that names it', async (name, cases) => {
  for (const [wrong, sentence] of cases) {
    const refused = await (async () => prepareDataDirectory(readConfig(wrong).dataDirectory))().catch(
      (problem: unknown) => problem,
    );
    expect(refused, JSON.stringify(wrong)).toBeInstanceOf(ConfigurationError);
    const { message } = refused as Error;
    expect(message).toMatch(sentence);
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  }
});

test('with an https PUBLIC_URL there is no demo world by itself', () => {
  expect(readConfig({}).demo).toBeUndefined();
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).demo).toBeUndefined();
  expect(readConfig({ PUBLIC_URL: 'https://ponte.example.com' }).demo).toBe(false);
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

test('MON-03 the operator’s name, CNPJ and address are asked for with the first real provider; before, papers have an example', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
  const cnab = {
    ...{ CNAB_BANK: '341', CNAB_AGREEMENT: '12345', CNAB_BRANCH: '1234-5', CNAB_ACCOUNT: '98765-4' },
    ...{ CNAB_TAX_ID: '11222333000181', CNAB_NAME: 'Ponte' },
  };
  const operator = {
    OPERATOR_NAME: 'Ponte Ltda.',
    OPERATOR_TAX_ID: '11.222.333/0001-81',
    OPERATOR_ADDRESS: 'Rua Um, 1',
  };
  for (const provider of [
    { PAYMENT_PROVIDER: 'stripe', ...stripe },
    { PAYOUT_PROVIDER: 'cnab', ...cnab },
  ]) {
    expect(() => readConfig(provider)).toThrow(/OPERATOR_NAME, OPERATOR_TAX_ID and OPERATOR_ADDRESS are needed/);
    expect(readConfig({ ...provider, ...operator }).issuer).toEqual({
      ...{ name: 'Ponte Ltda.', taxId: '11222333000181', address: 'Rua Um, 1', isExample: false },
    });
  }
  expect(readConfig({}).issuer).toMatchObject({ name: 'Ponte Demonstração Ltda.', isExample: true });
});
