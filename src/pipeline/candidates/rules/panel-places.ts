/** What a candidate's panel is divided into; the page shows the profile beside the others. */
export const panelTabs = ['profile', 'evaluation', 'messages', 'activity'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** What an address can name: a tab, or a part of one. Mails and bookmarks from the time of eight tabs name parts too. */
const tabs = {
  profile: 'profile',
  evaluation: 'evaluation',
  messages: 'messages',
  activity: 'activity',
  summary: 'profile',
  resume: 'profile',
  files: 'profile',
  interviews: 'evaluation',
  scorecards: 'evaluation',
  references: 'evaluation',
  comments: 'activity',
  negotiation: 'activity',
  history: 'activity',
} as const satisfies Record<string, PanelTab>;
export type PanelPlace = keyof typeof tabs;
export const panelPlaces = Object.keys(tabs) as PanelPlace[];

/** The tab in which a place is shown. */
export const tabOf = (place: PanelPlace): PanelTab => tabs[place];

/** The place that a text of an address names; undefined for none. */
export const readPanelPlace = (text: unknown): PanelPlace | undefined => panelPlaces.find((place) => place === text);
