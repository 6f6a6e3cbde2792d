import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

/** Who is calling. `navigationStage` and the rest of the claims are the accounts capability's business. */
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

/** The company space that the request speaks for, and how the caller stands in it. */
export interface WorkspaceStanding {
  id: string;
  isOwner: boolean;
  permissions: readonly Permission[];
  /** The owner looks at the space as this colleague sees it; nothing may be changed meanwhile. */
  viewingAs?: string;
}

/** The space that a request asks for; one that is only remembered from before may be gone without harm. */
export interface WantedSpace {
  id: string;
  isRemembered: boolean;
}

export interface Context {
  database: Database;
  session: Session | null;
  workspace: WorkspaceStanding | null;
  reach: Reach;
  language: Language;
  requestId: string;
  log: FastifyBaseLogger;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A context of a signed-in caller: what every operation with declared roles receives. */
export type SignedInContext = Context & { session: Session };

/** Operations with declared roles never run without a session: the gate has answered 401 before. */
export type ContextOf<Declared extends Access> = Declared extends 'public' ? Context : SignedInContext;
