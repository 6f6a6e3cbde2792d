import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translateError } from '#platform/i18n/translate.ts';
import type { BulkResult } from '#pipeline/candidates/schemas.ts';

/** The outcome for each candidate, in the order requested; inaccessible ones are reported as not found. */
export function reportEach(
  { language }: SignedInContext,
  applicationIds: readonly string[],
  visible: ReadonlySet<string>,
  refusals: ReadonlyMap<string, ProductError>,
): BulkResult[] {
  return [...new Set(applicationIds)].map((applicationId) => {
    const refusal = visible.has(applicationId) ? refusals.get(applicationId) : platformErrors.notFound();
    if (!refusal) return { applicationId, outcome: 'done', code: null, message: null };
    const message = translateError(language, refusal.code, refusal.parameters);
    return { applicationId, outcome: 'refused', code: refusal.code, message };
  });
}
