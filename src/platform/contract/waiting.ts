/** Something that can wait for a person, named by its room, with the address where it is done. */
export interface WaitingKind<Place = never> {
  /** `<room>.<name>`; its words are `waiting.<name>` of the room's catalogue. */
  readonly name: string;
  readonly addressOf: (place: Place) => string;
}

/** The kinds of one room: name → the address where it is done, made from what its SELECT gives as `place`. */
export function defineWaiting<const Places extends Record<string, unknown>>(
  room: string,
  addresses: { readonly [Name in keyof Places]: (place: Places[Name]) => string },
): { readonly [Name in keyof Places]: WaitingKind<Places[Name]> } {
  const kinds = Object.entries(addresses).map(
    ([name, addressOf]) => [name, { name: `${room}.${name}`, addressOf }] as const,
  );
  return Object.fromEntries(kinds) as { [Name in keyof Places]: WaitingKind<Places[Name]> };
}
