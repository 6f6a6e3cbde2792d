/** What a form says otherwise than when it opened. */
export function typedChanges<Form extends object>(start: Form, now: Form): Partial<Form> {
  const changed = (Object.keys(now) as (keyof Form)[]).filter((name) => !isSame(start[name], now[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Form>;
}

/** A form with what was typed into it before, as far as its fields still take it. What others changed meanwhile stays. */
export function withTyped<Form extends object>(start: Form, typed: unknown): Form {
  if (kindOf(typed) !== 'object') return start;
  const fitting = Object.entries(typed as object).filter(([name, value]) => {
    if (!Object.hasOwn(start, name)) return false;
    const before: unknown = start[name as keyof Form];
    return before === null || value === null || kindOf(before) === kindOf(value);
  });
  return { ...start, ...Object.fromEntries(fitting) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
