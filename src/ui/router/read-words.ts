/** Words of an address; a search for 2026 is parsed as a number. */
export const readWords = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value).slice(0, 100) : undefined;

/** The first texts of a list in an address; undefined when there is none. */
export const readList = (value: unknown, maximum: number) => {
  const items = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  return items.length > 0 ? items.slice(0, maximum) : undefined;
};
