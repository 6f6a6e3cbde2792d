import { Readable } from 'node:stream';
import type { z } from 'zod';
import { isBinaryBody, type Operation } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { FieldProblem } from '#platform/errors/product-error.ts';
import { cleanTexts } from './storable-texts.ts';

/** Maps zod's issue kinds to stable codes of our own; texts are under `errors` of the platform's catalogue. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' && typeof issue.params?.code === 'string') return issue.params.code;
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  if (missing || (issue.code === 'too_small' && issue.origin === 'string')) return platformErrors.fieldRequired.code;
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? platformErrors.fieldTooLong.code : platformErrors.fieldTooBig.code;
  if (issue.code === 'too_small') return platformErrors.fieldTooSmall.code;
  if (issue.code === 'invalid_format' && issue.format === 'email') return platformErrors.fieldEmail.code;
  if (issue.code === 'unrecognized_keys') return platformErrors.fieldUnknown.code;
  return platformErrors.fieldInvalid.code;
}

export function problemsOf(part: string, error: z.core.$ZodError): FieldProblem[] {
  return error.issues.slice(0, 50).map((issue) => ({
    path: [...(part === 'body' ? [] : [part]), ...issue.path.map(String)].join('.'),
    code: codeOf(issue),
  }));
}

/** Parses the input once, at the edge. Throws 422 with every invalid field; an invalid id is not found. */
export function parseInput(definition: Operation, raw: { params: unknown; query: unknown; body: unknown }) {
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = definition[part];
    if (!schema) continue;
    // The path of an upload comes from the code that received it.
    if (isBinaryBody(schema)) continue;
    if (part === 'body' && raw.body instanceof Readable) throw platformErrors.unsupportedMediaType();
    const given = cleanTexts(raw[part]) ?? (part === 'body' ? undefined : {});
    const result = schema.safeParse(given, { reportInput: true });
    if (!result.success && part === 'params') throw platformErrors.notFound();
    if (!result.success) throw platformErrors.invalid({}, problemsOf(part, result.error));
    parsed[part] = result.data;
  }
  return parsed;
}
