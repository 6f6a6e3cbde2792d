export const suggestionEvents = ['suggested', 'edited', 'takenBack'] as const;
export type SuggestionEvent = (typeof suggestionEvents)[number];
