import { definePlaceKinds, type PlaceKind } from '#platform/contract/place-kinds.ts';

/** A kind of record that the command palette finds, with its page; its heading stands under `finds` of the room's web manifest. */
export type FindableKind<Place = never> = PlaceKind<Place>;

/** The kinds of records that the palette finds in one room. */
export const defineFindable = definePlaceKinds;
