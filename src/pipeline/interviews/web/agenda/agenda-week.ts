const DAY_MS = 86_400_000;

/** The Monday of a day's week, both `YYYY-MM-DD`; for any other text the Monday of this week. */
export function mondayOf(day: string | undefined, today: string): string {
  const isDay = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  const moment = new Date(`${isDay ? day : today}T12:00:00Z`);
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));

/** The start of a day in the reader's zone. */
export function startOfDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date).toISOString();
}

export interface AgendaSearch {
  week?: string;
  view?: 'list';
  interviewer?: string;
  position?: string;
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The search of the address, as far as it is valid. */
export function readAgendaSearch(search: Record<string, unknown>): AgendaSearch {
  const text = (key: string, pattern: RegExp) => {
    const value = search[key];
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  const week = text('week', /^\d{4}-\d{2}-\d{2}$/);
  const interviewer = text('interviewer', idPattern);
  const position = text('position', idPattern);
  return {
    ...(week !== undefined && { week }),
    ...(search['view'] === 'list' && { view: 'list' as const }),
    ...(interviewer !== undefined && { interviewer }),
    ...(position !== undefined && { position }),
  };
}
