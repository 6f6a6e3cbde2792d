import type { Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import type { ActivityKind } from '#platform/contract/activity-kinds.ts';
import { type MailKind, mailKinds } from '#platform/contract/mail-kinds.ts';

/** What a room says of something that happens in it. */
export interface HappeningFacts<Id extends string = string> {
  /** The records and people that it may refer to. */
  readonly ids: readonly Id[];
  /** Where the activity of a company's space lists it, with the sentence `activity.<name>` of the room's texts; or why it does not. */
  readonly activity: ActivityKind | `none: ${string}`;
  /** Who finds it in their notices, with the sentence `news.<name>` of the room's texts where the activity does not list it or another side reads it; or why nobody. */
  readonly notices: readonly NoticeFacts<Id>[] | `none: ${string}`;
  /** The later happenings about the same record after which there is nothing left to do. */
  readonly settledBy?: readonly string[];
  /** Where one goes on from it; without it the candidate, the job or the project that its ids name. */
  readonly leadsTo?: (ids: { readonly [Name in Id]?: string }) => string;
  /** The kinds of its mails, which people find in their settings: the one of their role. Without a kind it cannot be mailed. */
  readonly mails?: readonly [MailKind, ...MailKind[]];
  /** Its mails go to an address, whoever has it: an account that has not confirmed the address neither reads nor erases them. */
  readonly mailedToAddresses?: true;
}

/** The name of a happening, with what its room says of it. */
export interface HappeningName<Id extends string = string> extends HappeningFacts<Id> {
  /** `<capability>.<name>`. */
  readonly name: string;
  /** The room whose texts have its sentences. */
  readonly room: string;
}

export type MailedHappening = HappeningName & Required<Pick<HappeningFacts, 'mails'>>;

type Named<Facts> = { readonly [Name in keyof Facts]: Facts[Name] & { readonly name: string; readonly room: string } };

const declared = new Map<string, HappeningName>();

/** The happenings of one capability, by name. Saved rows and mails contain these names, so they must stay. */
export function defineHappenings<const Facts extends Record<string, HappeningFacts>>(
  capability: string,
  facts: Facts,
  /** The room itself, where saved rows contain another name. */
  room = capability,
): Named<Facts> {
  const happenings = Object.entries(facts).map(([key, fact]) => {
    const happening = { name: `${capability}.${key}`, room, ...fact };
    declared.set(happening.name, happening);
    return [key, happening] as const;
  });
  return Object.fromEntries(happenings) as Named<Facts>;
}

/** Every happening of the rooms that are loaded; the server loads all of them before it serves anybody. */
export function listHappenings(): HappeningName[] {
  return [...declared.values()];
}

export function findHappening(name: string): HappeningName | undefined {
  return declared.get(name);
}

/** Ids of a happening, by their names. */
type Ids = { readonly [name: string]: string | undefined };

/** Who reads a happening in their list of notices, and as what kind they choose it in the settings. Whoever caused it reads nothing. */
export interface NoticeFacts<Id extends string = string> {
  /** `company`: the people of its space. `person`: one whom its ids name. `team`: the administrators. */
  readonly side: 'company' | 'person' | 'team';
  readonly kind: MailKind;
  /** What people of the space need to read it; its owner needs nothing. Null: only the owner reads it. */
  readonly permission?: Permission | null;
  /** The id that names its reader; without it whoever records it says who they are (`readerIds`). */
  readonly person?: Id;
  /** Where one goes on from it; without it where the activity leads. */
  readonly leadsTo?: (ids: Ids, role: Role) => string;
}

type OfNobody = NoticeFacts<never>;
type LeadsTo = (ids: Ids, role: Role) => string;

/** For whoever chooses candidates, and the company’s recruiters where they have the kind. */
export const hiringNews = (kind: MailKind): OfNobody => ({ side: 'company', kind, permission: 'chooseSuggested' });

/** For whoever follows tasks and hours. */
export const workNews = (kind: MailKind): OfNobody => ({ side: 'company', kind, permission: 'trackTasks' });

/** For whoever sees payments. */
export const moneyNews = (kind: MailKind): OfNobody => ({ side: 'company', kind, permission: 'accessPayments' });

export const ownerNews = (kind: MailKind): OfNobody => ({ side: 'company', kind, permission: null });

export const teamNews = (kind: MailKind, leadsTo: LeadsTo): OfNobody => ({ side: 'team', kind, leadsTo });

/** For those whom it concerns, as whoever records it says (`readerIds`). */
export const newsForConcerned = (kind: MailKind, leadsTo: LeadsTo): OfNobody => ({ side: 'person', kind, leadsTo });

/**
 * For one person. In a company’s space they lose it with their place there, or with the permission; professionals keep what
 * concerns them. `leadsTo`: null where the activity leads to the same page.
 */
export function newsFor<const Id extends string>(
  person: Id,
  kind: MailKind,
  leadsTo: LeadsTo | null,
  permission?: Permission,
): NoticeFacts<Id> {
  return { side: 'person', kind, person, ...(leadsTo && { leadsTo }), ...(permission && { permission }) };
}

/** A rule as a happening's row carries it, for the function of the database that writes the notices. */
export interface Tell {
  side: NoticeFacts['side'];
  kind: MailKind;
  permission: Permission | null;
  /** Who reads it as the person whom it concerns. */
  people: readonly string[];
  recruiters: boolean;
}

export function tellOf(
  { side, kind, permission = null, person }: NoticeFacts,
  ids: Readonly<Record<string, string>>,
  readerIds: readonly string[],
): Tell {
  const named = person === undefined ? readerIds : [ids[person]].filter((id) => id !== undefined);
  const recruiters = side === 'company' && mailKinds[kind].roles.includes('recruiter');
  return { side, kind, permission, people: side === 'person' ? named : [], recruiters };
}
