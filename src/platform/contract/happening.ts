import type { ActivityKind } from '#platform/contract/activity-kinds.ts';
import type { MailKind } from '#platform/contract/mail-kinds.ts';

/** What a room says of something that happens in it. */
export interface HappeningFacts<Id extends string = string> {
  /** The records and people that it may refer to. */
  readonly ids: readonly Id[];
  /** Where the activity of a company's space lists it, with the sentence `activity.<name>` of the room's texts; or why it does not. */
  readonly activity: ActivityKind | `none: ${string}`;
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
}

export type MailedHappening = HappeningName & Required<Pick<HappeningFacts, 'mails'>>;

type Named<Facts> = { readonly [Name in keyof Facts]: Facts[Name] & { readonly name: string } };

const declared = new Map<string, HappeningName>();

/** The happenings of one capability, by name. Saved rows and mails contain these names, so they must stay. */
export function defineHappenings<const Facts extends Record<string, HappeningFacts>>(
  capability: string,
  facts: Facts,
): Named<Facts> {
  const happenings = Object.entries(facts).map(([key, fact]) => {
    const happening = { name: `${capability}.${key}`, ...fact };
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
