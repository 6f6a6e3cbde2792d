import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const withTexts = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([module, loadNamespaces(['tasks/views'])]))[0];

export const loadTable = () => withTexts(import('./table/task-table.tsx'));
export const loadCalendar = () => withTexts(import('./calendar/task-calendar.tsx'));

export const LazyTaskTable = lazyPart(async () => (await loadTable()).TaskTable);
export const LazyTaskCalendar = lazyPart(async () => (await loadCalendar()).TaskCalendar);
