import { createContext, useContext } from 'react';
import type { MenuItem } from '../shell/menu-item.ts';

export interface SettingsGroup {
  title: string;
  sections: readonly Pick<MenuItem, 'key' | 'label' | 'to' | 'icon'>[];
}

const GroupsContext = createContext<readonly SettingsGroup[]>([]);

/** The frame knows the sections of all rooms; the page that lists them must not load those rooms again. */
export const SettingsGroupsProvider = GroupsContext.Provider;

/** The reader's sections of the settings, by group. */
export const useSettingsGroups = () => useContext(GroupsContext);
