/** Something that can wait for a person, named by its room, with the address where it is done. */
export interface WaitingKind<Place = never> {
  /** `<room>.<name>`; its words are `waiting.<name>` of the room's catalogue. */
  readonly name: string;
  readonly addressOf: (place: Place) => string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each address takes ids of its own
type Addresses = Record<string, (place: any) => string>;

type KindsOf<Given extends Addresses> = {
  readonly [Name in keyof Given]: WaitingKind<Parameters<Given[Name]>[0]>;
};

/** The kinds of one room: name → the address where it is done, made from what its SELECT gives as `place`. */
export function defineWaiting<const Given extends Addresses>(room: string, addresses: Given): KindsOf<Given> {
  const kinds = Object.entries(addresses).map(
    ([name, addressOf]) => [name, { name: `${room}.${name}`, addressOf }] as const,
  );
  return Object.fromEntries(kinds) as KindsOf<Given>;
}
