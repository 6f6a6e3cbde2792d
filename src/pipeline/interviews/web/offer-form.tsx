import { useQuery } from '@tanstack/react-query';
import { ownTimeZone } from '#platform/calendar/time-zones.ts';
import type { InterviewKind } from '#applications/rules/interview-terms.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { optionsQuery } from './interview-queries.ts';
import { OfferFields } from './offer-fields.tsx';

/** Asks for two or three dates with times, and shows the known times of everyone's other interviews. */
export function OfferForm({ applicationId, kind }: { applicationId: string; kind: InterviewKind }) {
  const options = useQuery(optionsQuery(applicationId));
  if (options.isError) return <LoadError error={options.error} onRetry={() => void options.refetch()} compact />;
  if (!options.data)
    return (
      <Loading>
        <SkeletonCard height={320} />
      </Loading>
    );
  const zone = options.data.timeZone ?? ownTimeZone();
  return <OfferFields applicationId={applicationId} kind={kind} zone={zone} options={options.data} />;
}
