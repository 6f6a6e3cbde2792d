import { type ErrorParameters, type FieldProblem, ProductError } from '#platform/errors/product-error.ts';

export interface ErrorFactory {
  (parameters?: ErrorParameters, fields?: readonly FieldProblem[]): ProductError;
  readonly code: string;
  readonly status: number;
}

/** The errors of one capability: name → HTTP status. The code is `<capability>.<name>`, the text `errors.<name>` in its catalogue. */
export function defineErrors<const Statuses extends Record<string, number>>(
  capability: string,
  statuses: Statuses,
): { readonly [Name in keyof Statuses]: ErrorFactory } {
  const factories = Object.entries(statuses).map(([name, status]) => {
    const code = `${capability}.${name}`;
    const create = (parameters?: ErrorParameters, fields?: readonly FieldProblem[]) =>
      new ProductError(code, status, parameters, fields ? { fields } : {});
    return [name, Object.assign(create, { code, status })] as const;
  });
  return Object.fromEntries(factories) as { readonly [Name in keyof Statuses]: ErrorFactory };
}
