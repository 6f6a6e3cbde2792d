import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import { sessionOpener } from '#accounts/server/session-opener.ts';
import { identities, sessions, users, verifications } from '#accounts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';

const SESSION_SECONDS = 30 * 24 * 3600;
/** Carries the caller's network address, as the server settled it, to the library; what clients send under any name is not passed on. */
export const ADDRESS_HEADER = 'x-settled-address';

/** Argon2id with the parameters that OWASP names first (19 MiB, two passes, one lane). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

export type SignIn = ReturnType<typeof createSignIn>;

/** The sign-in library on our tables. Accounts are made by our own use cases; it keeps sessions and cookies. */
export function createSignIn(settings: {
  database: Database;
  secret: string;
  publicUrl: string;
  secureCookies: boolean;
}) {
  return betterAuth({
    appName: 'Ponte',
    baseURL: settings.publicUrl,
    basePath: '/api/sign-in',
    secret: settings.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(settings.database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: false,
      password: { hash: hashPassword, verify: ({ hash: stored, password }) => verify(stored, password) },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: 24 * 3600,
      additionalFields: { tokenIssuedAt: { type: 'date', input: false, defaultValue: () => new Date() } },
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        navigationStage: { type: 'string', input: false },
        language: { type: 'string', input: false },
        deletedAt: { type: 'date', input: false, required: false },
      },
    },
    plugins: [bearer(), sessionOpener()],
    // Our own gate counts calls, in the database, per address and per account.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: settings.secureCookies,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      cookiePrefix: 'ponte',
    },
  });
}
