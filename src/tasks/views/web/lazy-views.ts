import { lazyPart } from '#ui/lazy-part.tsx';

export const loadTable = () => import('./table/task-table.tsx');
export const loadCalendar = () => import('./calendar/task-calendar.tsx');

export const LazyTaskTable = lazyPart(async () => (await loadTable()).TaskTable);
export const LazyTaskCalendar = lazyPart(async () => (await loadCalendar()).TaskCalendar);
