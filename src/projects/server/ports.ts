import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

export interface PeopleOfPlace {
  candidates: number;
  hired: number;
  hiredPeople: { id: string; name: string; image: string | null }[];
}

/** Who applied and who was hired; projects does not know applications. */
export interface ApplicationsPort {
  readPeopleOfProjects: (database: Database, ids: readonly string[]) => Promise<Map<string, PeopleOfPlace>>;
  readPeopleOfPositions: (database: Database, ids: readonly string[]) => Promise<Map<string, PeopleOfPlace>>;
  /** How many people of each filled position were not chosen and told nothing yet; without an entry none. */
  countRemaining: (database: Database, positionIds: readonly string[]) => Promise<Map<string, number>>;
  /** Notifies waiting candidates when a vacancy closes or its project ends. */
  closeApplicationsOf: (
    transaction: Database,
    place: { positionId: string } | { projectId: string } | { workspaceId: string },
    actor: { actorId: string; reason?: string | null },
  ) => Promise<void>;
}

export interface InHouseInvitation {
  projectId: string;
  invited: readonly { positionId: string; positionIndex: number; email: string }[];
  actorId: string;
  /** The inviter's language, for addresses without an account. */
  language: Language;
  now: Date;
}

export interface EndedInvitations {
  place: { positionId: string } | { projectId: string } | { workspaceId: string };
  /** Somebody else was hired; otherwise the position closed. */
  isFilled: boolean;
  actorId: string;
}

/** Turns the people whom a company brings along for its positions into candidates, and notifies them when a position no longer recruits. */
export interface InHousePort {
  inviteInHouse: (transaction: Database, invitation: InHouseInvitation) => Promise<void>;
  endInvitations: (transaction: Database, ended: EndedInvitations) => Promise<void>;
}

export interface ProjectHours {
  /** Estimated at the tasks of the project. */
  plannedMinutes: number;
  /** Worked, without what was refused. */
  consumedMinutes: number;
}

export interface ProjectCredits {
  /** Given to the project so far, less what went back. */
  totalCents: number;
  /** What is not spent yet. */
  leftCents: number;
}

/** The credits of projects; projects does not know the wallet. */
export interface CreditsPort {
  /** In reais; without an entry the project never had credits. */
  readCreditsOfProjects: (database: Database, projectIds: readonly string[]) => Promise<Map<string, ProjectCredits>>;
}

/** The hours of projects; projects does not know timesheets. */
export interface HoursPort {
  /** One statement for all of them; without an entry the project has no task board. */
  readHoursOfProjects: (database: Database, projectIds: readonly string[]) => Promise<Map<string, ProjectHours>>;
}

/** The plans of companies; projects does not know them. */
export interface PlansPort {
  /**
   * Why a company may not use so many units more: its plan is not paid, or it has no plan and what is free in a calendar month is used. Null: it
   * may. Companies without a plan wait for each other's transaction, so that parallel calls do not both take the last unit.
   */
  findPlanObstacle: (
    transaction: Database,
    use: { workspaceId: string; product: 'ats' | 'sourcing'; units: number; free: number; now: Date },
  ) => Promise<'suspended' | 'freeUnitsUsed' | null>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ApplicationsPort, InHousePort, HoursPort, CreditsPort, PlansPort {}
}
