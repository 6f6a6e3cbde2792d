import { type ErrorParameters, type FieldProblem, ProductError } from '#platform/errors/product-error.ts';

export interface ErrorFactory {
  (parameters?: ErrorParameters, fields?: readonly FieldProblem[]): ProductError;
  readonly code: string;
  readonly status: number;
  /** Where it stands in the input, if it always stands there. */
  readonly field: string | undefined;
}

/**
 * The errors of one capability: name → HTTP status, with the path of the field that it is about (`[422, 'sendAt']`), so that forms show it there;
 * whoever throws it may name another one. The code is `<capability>.<name>`, the text `errors.<name>` in its catalogue.
 */
export function defineErrors<const Statuses extends Record<string, number | readonly [status: number, field: string]>>(
  capability: string,
  statuses: Statuses,
): { readonly [Name in keyof Statuses]: ErrorFactory } {
  const factories = Object.entries(statuses).map(([name, stated]) => {
    const [status, field] = typeof stated === 'number' ? [stated, undefined] : stated;
    const code = `${capability}.${name}`;
    const standsAt = field === undefined ? undefined : [{ path: field, code }];
    const create = (parameters?: ErrorParameters, fields: readonly FieldProblem[] | undefined = standsAt) =>
      new ProductError(code, status, parameters, fields ? { fields } : {});
    return [name, Object.assign(create, { code, status, field })] as const;
  });
  return Object.fromEntries(factories) as { readonly [Name in keyof Statuses]: ErrorFactory };
}
