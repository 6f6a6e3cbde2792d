import type { FastifyRequest } from 'fastify';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Services, Session, WantedSpace, WorkspaceStanding } from '#platform/http/request-context.ts';

/** What the platform has to know of the capabilities to decide who may come in. */
export interface Gate {
  database: Database;
  services: Services;
  rateLimits: boolean;
  /** Where uploads wait until their operation has read them. */
  uploadFolder: string;
  /** The addresses that browsers may call from; others' pages are refused for calls that change something. */
  ownOrigin: (request: FastifyRequest) => string;
  findSession: (request: FastifyRequest) => Promise<Session | null>;
  /** `wanted`: the workspace that the request names; `viewAs`: the colleague through whose eyes its owner looks. */
  findStanding: (
    session: Session,
    wanted: WantedSpace | undefined,
    viewAs?: string,
  ) => Promise<{ workspace: WorkspaceStanding | null; reach: Reach }>;
  /** A mark of the browser, when somebody has signed in there to the named account. */
  knownDevice: (request: FastifyRequest, account: string) => string | undefined;
}
