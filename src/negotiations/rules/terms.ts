/** `open`: an offer is on the table or has expired. `ended`: the application ended before an agreement, or before the hire. */
export const negotiationStates = ['open', 'accepted', 'declined', 'ended'] as const;
export type NegotiationState = (typeof negotiationStates)[number];

export const sides = ['company', 'candidate'] as const;
export type Side = (typeof sides)[number];

export const interactionKinds = ['offer', 'accepted', 'declined'] as const;
export type InteractionKind = (typeof interactionKinds)[number];

/** Days for which an offer is valid by default, and at most. */
export const OFFER_DAYS = 7;
export const MAXIMUM_OFFER_DAYS = 30;
/** Hours of a month, as vacancies have them. */
export const MAXIMUM_MONTHLY_HOURS = 248;
/** Cents per hour. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;
/** Maximum offers in one negotiation; after that, sides can only accept or decline. */
export const MAXIMUM_OFFERS = 40;
/** How far ahead a start date may be, in days. */
export const MAXIMUM_START_DAYS = 366;
/** Maximum characters of a side's message to the other. */
export const MESSAGE_LENGTH = 2_000;
