type Fields = Partial<
  Record<'name' | 'message' | 'stack' | 'code' | 'severity' | 'constraint' | 'table' | 'query', string>
> & { cause?: unknown };

function framesOf(stack: string | undefined): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames?.join('\n');
}

function fieldsOf(problem: unknown): Fields {
  return typeof problem === 'object' && problem !== null ? problem : { message: String(problem) };
}

/**
 * What is logged of an unexpected error: enough to find the place. The database and the query builder put the values of the
 * statement, which may be personal data, into their messages; of these only the code and the names are logged.
 */
export function describeProblem(problem: unknown) {
  const outer = fieldsOf(problem);
  const cause = outer.cause === undefined ? undefined : fieldsOf(outer.cause);
  const ofDatabase = [outer, cause].find((fields) => fields?.severity !== undefined);
  const carriesValues = ofDatabase !== undefined || outer.query !== undefined;
  return {
    name: outer.name,
    code: ofDatabase?.code ?? outer.code ?? cause?.code,
    table: ofDatabase?.table,
    constraint: ofDatabase?.constraint,
    message: carriesValues ? undefined : outer.message,
    stack: framesOf(outer.stack),
  };
}
