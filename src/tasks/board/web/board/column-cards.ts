import { createContext, useContext } from 'react';
import type { TaskCard } from '#tasks/board/schemas.ts';

/** The loaded cards of the column around. */
const Context = createContext<readonly TaskCard[]>([]);
export const ColumnCardsProvider = Context.Provider;
export const useColumnCards = () => useContext(Context);
