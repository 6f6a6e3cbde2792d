/** So many people are chosen at once: their ids fit into an address. More are refused, never left out in silence. */
export const MAXIMUM_CHOSEN_PEOPLE = 150;
