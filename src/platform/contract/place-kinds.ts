/** A kind of thing that a room names, with the address where one of it is. */
export interface PlaceKind<Place = never> {
  /** `<room>.<name>`. */
  readonly name: string;
  readonly addressOf: (place: Place) => string;
}

/** The kinds of one room: name → the address, made from what its SELECT gives as `place`. */
export function definePlaceKinds<const Places extends Record<string, unknown>>(
  room: string,
  addresses: { readonly [Name in keyof Places]: (place: Places[Name]) => string },
): { readonly [Name in keyof Places]: PlaceKind<Places[Name]> } {
  const kinds = Object.entries(addresses).map(
    ([name, addressOf]) => [name, { name: `${room}.${name}`, addressOf }] as const,
  );
  return Object.fromEntries(kinds) as { [Name in keyof Places]: PlaceKind<Places[Name]> };
}
