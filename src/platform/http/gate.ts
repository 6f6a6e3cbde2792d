import type { FastifyRequest } from 'fastify';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import type {
  Answer,
  Caller,
  Services,
  Session,
  RequestedSpace,
  WorkspaceAccess,
} from '#platform/http/request-context.ts';

export interface Standing {
  workspace: WorkspaceAccess | null;
  reach: Reach;
}

/** What the platform needs from the capabilities to decide about access. */
export interface Gate {
  database: Database;
  services: Services;
  rateLimits: boolean;
  /** Where uploads are stored until their operation has read them. */
  uploadFolder: string;
  /** The origins that browsers may call from; other origins are refused for calls that change something. */
  ownOrigin: (request: FastifyRequest) => string;
  /**
   * With an `answer`, a repeated call whose lost answer carried a new cookie gets it again. `expect` is called before the session is read,
   * with whom this process saw by it before.
   */
  findSession: (request: FastifyRequest, answer?: Answer, expect?: (caller: Caller) => void) => Promise<Session | null>;
  /** `requested`: the workspace that the request names; `viewAs`: the colleague whose view the owner has taken. */
  findWorkspaceAccess: (caller: Caller, requested: RequestedSpace | undefined, viewAs?: string) => Promise<Standing>;
  /** Identifies the browser when the named account has signed in there before. */
  knownDevice: (request: FastifyRequest, account: string) => string | undefined;
}
