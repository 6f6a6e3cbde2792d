/** What menus show of a saved view. */
export interface NamedView {
  viewId: string;
  name: string;
  /** Seen by others too. */
  isShared: boolean;
  isOwn: boolean;
  /** The page opens with it for its reader. */
  isDefault: boolean;
  abilities: { change: boolean };
}

/** A view of a page under a name: its filters, order and look. */
export interface SavedView<Settings> extends NamedView {
  settings: Settings;
  version: number;
}

/** What is saved of it. */
export type KeptView<Settings> = Pick<SavedView<Settings>, 'name' | 'isShared' | 'settings'>;

/** A room's own calls for its views. */
export interface ViewCalls<Settings> {
  make: (kept: KeptView<Settings>) => Promise<{ viewId: string }>;
  change: (viewId: string, kept: KeptView<Settings> & { version: number }) => Promise<unknown>;
  remove: (viewId: string) => Promise<unknown>;
  chooseDefault: (viewId: string | null) => Promise<unknown>;
}
