import { definePlaceKinds, type PlaceKind } from '#platform/contract/place-kinds.ts';

/** Something that can wait for a person, with the address where it is done; its words are `waiting.<name>` of its room's catalogue. */
export type WaitingKind<Place = never> = PlaceKind<Place>;

/** The kinds of what can wait in one room. */
export const defineWaiting = definePlaceKinds;
