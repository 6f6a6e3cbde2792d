import { resolve } from 'node:path';
import { z } from 'zod';
import { bareCnpj, isCnpj } from '#platform/brazil/cnpj.ts';
import { trustedProxies } from '#platform/http/connections/trusted-proxies.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
}

/** Who can pay people by PIX; each is made in `payouts/pay-runs/server/provider`. */
const payoutProviderNames = ['sandbox', 'cnab'] as const;
export type PayoutProviderName = (typeof payoutProviderNames)[number];

const secret = z.string().min(32, 'needs at least 32 characters');

/** Keys for encrypted columns: 32 bytes each, the newest first. */
const encryptionKeys = z
  .string()
  .transform((value) => value.split(',').map((one) => Buffer.from(one.trim(), 'base64')))
  .refine(
    (keys) => keys.every(({ length }) => length === 32),
    'must be 32 bytes in base64, several with commas between',
  );

const emails = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
  .pipe(z.array(z.email('must be e-mail addresses with commas between them')));

const holidays = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.iso.date('must be dates as 2027-01-25 with commas between them')));

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a name of this machine')
    .default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(20),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  DEMO: flag.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  SESSION_SECRET: secret.optional(),
  ENCRYPTION_KEYS: encryptionKeys.optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'needs at least 12 characters').optional(),
  TRUST_PROXY: trustedProxies.default(false),
  CONNECTIONS_PER_ADDRESS: wholeNumber(10, 1_000_000).default(500),
  EVENT_STREAMS_PER_SESSION: wholeNumber(1, 10_000).default(30),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').default('Google'),
  OIDC_TRUSTS_EMAIL: flag.default(false),
  ADMIN_EMAILS: emails.default([]),
  FILES_URL: z.url({ protocol: /^s3s?$/, error: 'must be an s3:// or s3s:// address' }).optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\s]+@[^<>@\s]+$|<[^<>@\s]+@[^<>@\s]+>$/, 'must be an e-mail address, as Ponte <no-reply@example.com>')
    .default('Ponte <no-reply@ponte.localhost>'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
  MINIMUM_PROFILE_SCORE: wholeNumber(0, 100).default(0),
  SUITABLE_FROM: wholeNumber(0, 100).default(50),
  HOLIDAYS: holidays.default([]),
  CLOCKIFY_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'must be an http(s):// address, or off' })])
    .default('https://api.clockify.me/api/v1'),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe', 'off'], 'must be sandbox, stripe or off').optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('https://js.stripe.com/v3/'),
  FREE_ASSESSMENT_INVITATIONS: wholeNumber(0, 10_000).default(20),
  FREE_TEST_CREDITS: wholeNumber(0, 10_000).default(10),
  FREE_INTERVIEW_INVITATIONS: wholeNumber(0, 10_000).default(5),
  FREE_PUBLISHED_JOBS: wholeNumber(0, 10_000).default(1),
  FREE_PROFESSIONAL_INVITATIONS: wholeNumber(0, 10_000).default(10),
  PAYOUT_PROVIDER: z.enum([...payoutProviderNames, 'off'], 'must be sandbox, cnab or off').optional(),
  CNAB_BANK: z
    .string()
    .regex(/^\d{3}$/, 'must be the three digits of a bank')
    .optional(),
  CNAB_AGREEMENT: z.string().max(20, 'must be at most 20 characters').optional(),
  CNAB_BRANCH: z
    .string()
    .regex(/^\d{1,5}(-[\dX])?$/, 'must be a branch, as 1234 or 1234-5')
    .optional(),
  CNAB_ACCOUNT: z
    .string()
    .regex(/^\d{1,12}-[\dX]$/, 'must be an account with its check digit, as 98765-4')
    .optional(),
  CNAB_TAX_ID: z.string().refine(isCnpj, 'must be the CNPJ whose account pays').optional(),
  CNAB_NAME: z.string().max(30, 'must be at most 30 characters').optional(),
  OPERATOR_NAME: z.string().max(160, 'must have at most 160 characters').optional(),
  OPERATOR_TAX_ID: z.string().refine(isCnpj, 'must be the CNPJ of whoever runs the product').optional(),
  OPERATOR_ADDRESS: z.string().max(300, 'must have at most 300 characters').optional(),
  OUTSIDE_APPROVER: z.email('must be an e-mail address').optional(),
  DAILY_LIMIT: wholeNumber(0, 100_000_000).default(10_000),
  REQUIRE_NOTA: flag.default(false),
  LATE_CHARGES: flag.default(true),
  RATE_LIMITS: flag.default(true),
  MAINTENANCE: flag.default(false),
  TEST_CLOCK_FILE: z.string().min(1).optional(),
});

/** What each setting is when its environment variable is not given, keyed by that variable's name. */
export const settingDefaults: Record<string, unknown> = Object.fromEntries(
  Object.entries(settings.shape).map(([name, setting]) => [name, setting.safeParse(undefined).data]),
);

/** Raised when a setting is missing or wrong; the message is a sentence for the operator. */
export class ConfigurationError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Reads every setting from the environment. Throws ConfigurationError naming each wrong one. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path: [name], message }) => `The setting ${String(name)} is wrong: ${message}.`,
    );
    throw new ConfigurationError([...new Set(sentences)].join('\n'));
  }
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  if (values.TEST_CLOCK_FILE && publicUrl.startsWith('https://'))
    throw new ConfigurationError(
      'The setting TEST_CLOCK_FILE moves the time for tests: it is refused with an https PUBLIC_URL.',
    );
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    runsWeb: values.ROLE !== 'worker',
    runsWorker: values.ROLE !== 'web',
    /** Undefined: demo mode when the embedded database is empty. */
    demo: demoOf(values.DEMO, publicUrl),
    publicUrl,
    /** For tests: a file with the clock's offset in seconds; undefined: the machine's time. */
    testClockFile: values.TEST_CLOCK_FILE,
    secureCookies: publicUrl.startsWith('https://'),
    sessionSecret: values.SESSION_SECRET,
    /** Undefined: generated once and stored in DATA_DIR. */
    encryptionKeys: values.ENCRYPTION_KEYS,
    /** Seals a backup together with its keys in one file; undefined: asked for at the terminal. */
    backupPassphrase: values.BACKUP_PASSPHRASE,
    trustProxy: values.TRUST_PROXY,
    /** Concurrent connections of one network address, or of one IPv6 /64. */
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    eventStreamsPerSession: values.EVENT_STREAMS_PER_SESSION,
    /**
     * Seconds for which a stopping process goes on listening after it reported that it is not ready. Without a load balancer in
     * front, 0 is enough.
     */
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL || values.TRUST_PROXY ? 5 : 0),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Sign-in with an OpenID Connect provider; null: its button is hidden. */
    oidc: oidcOf(values),
    /** The addresses that may become the first administrators. */
    adminEmails: values.ADMIN_EMAILS,
    /** S3-compatible storage: `s3s://KEY:SECRET@HOST/BUCKET?region=…`; undefined: a folder of DATA_DIR. */
    filesUrl: values.FILES_URL,
    /** The collector of page views of visitors who consented; undefined: none. */
    analyticsUrl: values.ANALYTICS_URL,
    /** The language model for suggestions; null: suggestions come from the taxonomy alone. */
    languageModel: languageModelOf(values),
    /** The profile score, out of 100, that applying requires; 0 requires none. */
    minimumProfileScore: values.MINIMUM_PROFILE_SCORE,
    /** The points, out of 100, from which a vacancy suits a professional. */
    suitableFrom: values.SUITABLE_FROM,
    /** Dates on which nobody works besides the national holidays, for deadlines of hours: a city's or a state's own. */
    holidays: new Set(values.HOLIDAYS) as ReadonlySet<string>,
    /** Where hours are fetched from, for projects that a company connects; null: nobody can. */
    clockifyUrl: values.CLOCKIFY_URL === 'off' ? null : values.CLOCKIFY_URL.replace(/\/$/, ''),
    /** Who holds the money; null: nothing can be bought. Whoever pays in the sandbox pays nothing, so outside of a trial it is chosen on purpose. */
    paymentProvider: paymentProviderOf(values, publicUrl),
    /** Units that every company has once, without a plan. */
    freeUnits: {
      assessmentInvitation: values.FREE_ASSESSMENT_INVITATIONS,
      testCredit: values.FREE_TEST_CREDITS,
      interviewInvitation: values.FREE_INTERVIEW_INVITATIONS,
    },
    /** Vacancies published, and professionals invited, in a calendar month by a company without a plan. */
    freePlanUnits: { ats: values.FREE_PUBLISHED_JOBS, sourcing: values.FREE_PROFESSIONAL_INVITATIONS },
    /** Who pays people by PIX; null: payments are made by hand. The sandbox pays nothing, so outside of a trial it is chosen on purpose. */
    payoutProvider: providerOf(values.PAYOUT_PROVIDER, publicUrl),
    /** Who outside of the team decides where no administrator may; null: it waits. */
    outsideApprover: values.OUTSIDE_APPROVER?.toLowerCase() ?? null,
    /** What one administrator may send out of the house in a day, in cents of reais; above it two decide. */
    dailyLimitCents: values.DAILY_LIMIT * 100,
    /** Professionals with a company are paid once they attached their nota fiscal. */
    requireNota: values.REQUIRE_NOTA,
    /** Whether overdue orders cost a late fee and interest. */
    lateCharges: values.LATE_CHARGES,
    /** The account from which a bank pays by files (CNAB 240); null: payments go another way. */
    cnab: cnabOf(values),
    /** Who issues receipts and statements. */
    issuer: issuerOf(values),
    logLevel: values.LOG_LEVEL,
    rateLimits: values.RATE_LIMITS,
    maintenance: values.MAINTENANCE,
  };
}

/** Everybody knows the passwords of the demo world, so it must not be reachable from the internet. */
function demoOf(requested: boolean | undefined, publicUrl: string): boolean | undefined {
  if (!publicUrl.startsWith('https://')) return requested;
  if (requested)
    throw new ConfigurationError(
      'The setting DEMO is wrong: with an https PUBLIC_URL it must be 0 or left out, because everybody knows the passwords of the demo world.',
    );
  return false;
}

function cnabOf(values: z.output<typeof settings>) {
  if (values.PAYOUT_PROVIDER !== 'cnab') return null;
  const { CNAB_BANK: bank, CNAB_AGREEMENT: agreement, CNAB_BRANCH: place, CNAB_ACCOUNT: money } = values;
  const { CNAB_TAX_ID: taxId, CNAB_NAME: name } = values;
  if (!bank || !agreement || !place || !money || !taxId || !name)
    throw new ConfigurationError(
      'With PAYOUT_PROVIDER=cnab, CNAB_BANK, CNAB_AGREEMENT, CNAB_BRANCH, CNAB_ACCOUNT, CNAB_TAX_ID and CNAB_NAME are needed.',
    );
  const [branch, branchDigit = ''] = place.split('-') as [string, string?];
  const [account, accountDigit] = money.split('-') as [string, string];
  return { bank, agreement, branch, branchDigit, account, accountDigit, taxId: bareCnpj(taxId), name };
}

/** The operator as receipts and statements name it. */
export interface Issuer {
  name: string;
  taxId: string;
  address: string;
  /** Nobody set it, so papers say that it is an example. */
  isExample: boolean;
}

/** Stands on papers as long as no money moves. */
const exampleIssuer: Issuer = {
  name: 'Ponte Demonstração Ltda.',
  taxId: '11444777000161',
  address: 'Avenida Exemplo, 100, São Paulo, SP, 01000-000',
  isExample: true,
};

function issuerOf(values: z.output<typeof settings>): Issuer {
  const { OPERATOR_NAME: name, OPERATOR_TAX_ID: taxId, OPERATOR_ADDRESS: address } = values;
  if (name && taxId && address) return { name, taxId: bareCnpj(taxId), address, isExample: false };
  const movesMoney = values.PAYMENT_PROVIDER === 'stripe' || values.PAYOUT_PROVIDER === 'cnab';
  if (movesMoney || name || taxId || address)
    throw new ConfigurationError(
      'OPERATOR_NAME, OPERATOR_TAX_ID and OPERATOR_ADDRESS are needed together, and with PAYMENT_PROVIDER=stripe or PAYOUT_PROVIDER=cnab: they stand on every receipt.',
    );
  return exampleIssuer;
}

/** What was chosen; without a choice the sandbox where the product is tried, and nobody where it is public. */
function providerOf<Name extends string>(requested: Name | 'off' | undefined, publicUrl: string) {
  const chosen = requested ?? (publicUrl.startsWith('https://') ? 'off' : 'sandbox');
  return chosen === 'off' ? null : chosen;
}

/** The settings of every provider that PAYMENT_PROVIDER may name. */
export interface PaymentProviderSettings {
  sandbox: { name: 'sandbox' };
  stripe: StripeSettings;
}
export type PaymentProviderName = keyof PaymentProviderSettings;

/** The account at Stripe, and its hosts, which tests stand in for. */
export interface StripeSettings {
  name: 'stripe';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
  /** The script of the form that takes cards. */
  scriptUrl: string;
}

function paymentProviderOf(
  values: z.output<typeof settings>,
  publicUrl: string,
): PaymentProviderSettings[PaymentProviderName] | null {
  const { PAYMENT_PROVIDER: requested } = values;
  const name = providerOf(requested, publicUrl);
  if (name !== 'stripe') return name && { name };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl, STRIPE_SCRIPT_URL: scriptUrl } = values;
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new ConfigurationError(
      'With PAYMENT_PROVIDER=stripe, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed.',
    );
  return { name: 'stripe', secretKey, publishableKey, webhookSecret, apiUrl, scriptUrl };
}

function oidcOf(values: z.output<typeof settings>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigurationError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together.');
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME, trustsEmail: values.OIDC_TRUSTS_EMAIL };
}

function languageModelOf(values: z.output<typeof settings>) {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  if (!baseUrl && !model && !apiKey) return null;
  if (!baseUrl || !model)
    throw new ConfigurationError(
      'AI_BASE_URL and AI_MODEL are needed together. AI_API_KEY goes with them, where the address asks for one.',
    );
  return { baseUrl, apiKey, model };
}
