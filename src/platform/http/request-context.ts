import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { Access, Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { LanguageModelPort } from '#platform/ai/language-model.ts';
import type { PageViewPort } from '#platform/analytics/page-view-port.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { Queue } from '#platform/jobs/queue.ts';

/** The caller. `navigationStage` and the rest of the claims belong to the accounts capability. */
export interface Session {
  userId: string;
  sessionId: string;
  role: Role;
  displayName: string;
  email: string;
  emailVerified: boolean;
  navigationStage: string;
  image: string | null;
  authTime: Date;
}

/** What of a session decides which spaces it reaches. */
export type Caller = Pick<Session, 'userId' | 'role'>;

/** The company space of the request, and the caller's role and permissions in it. */
export interface WorkspaceAccess {
  id: string;
  isOwner: boolean;
  permissions: readonly Permission[];
  /** The owner views the space as this colleague sees it; it is read-only meanwhile. */
  viewingAs?: string;
}

/** The space that a request names. If the browser only remembers it from an earlier visit, it may be missing without an error. */
export interface RequestedSpace {
  id: string;
  isRemembered: boolean;
}

/** The properties of a request that use cases may see. */
export interface Call {
  /** The network address of the connection, or the one that a trusted proxy reports. */
  address: string;
  /** Path and query as requested. */
  url: string;
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string | null;
  /** The bearer token of an API client; the cookies are ignored then. */
  token: string | null;
  /** The caller's name for this call, under which it may be repeated. */
  idempotencyKey: string | null;
  /** With which Stripe signs its messages. */
  stripeSignature: string | null;
}

/** What use cases can add to an answer besides its declared output. */
export interface Answer {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => void;
  clearCookie: (name: string, options: CookieSerializeOptions) => void;
}

export interface DemoMode {
  /** Whether the demo world's people exist yet; they are created while the product already serves. */
  isPlanted: () => boolean;
}

/** What the running product provides to use cases besides the database. */
export interface Services extends Pick<JobContext, 'settings' | 'files' | 'ports'> {
  /** Signs cookies and seals second factors. */
  sessionSecret: string;
  queue: Queue;
  /** Null: page views are not collected. */
  pageViews: PageViewPort | null;
  /** Null: no model is configured. */
  languageModel: LanguageModelPort | null;
  /** Null outside demo mode. */
  demo: DemoMode | null;
}

export interface Context extends Services, Pick<JobContext, 'database' | 'now'> {
  session: Session | null;
  workspace: WorkspaceAccess | null;
  reach: Reach;
  language: Language;
  requestId: string;
  log: FastifyBaseLogger;
  call: Call;
  answer: Answer;
}

/** The context of a signed-in caller, as every operation with declared roles receives it. */
export type SignedInContext = Context & { session: Session };

/** Operations with declared roles never run without a session: the gate has answered 401 before. */
export type ContextOf<Declared extends Access> = Declared extends 'public' ? Context : SignedInContext;
