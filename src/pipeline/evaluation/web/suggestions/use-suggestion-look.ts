import { useEffect } from 'react';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { suggestionsApi } from './suggestions-api.ts';

/** The suggestion of a candidate counts as seen once somebody of the company who may act on it has it before them. */
export function useSuggestionLook({ card, suggestion, isOfCompany, abilities }: CandidateView): void {
  const { applicationId } = card;
  const isNews = suggestion?.isNew === true && isOfCompany && abilities.move;
  useEffect(() => {
    if (!isNews) return;
    // After a failure it stays new, and the next view tries again.
    void suggestionsApi('POST /candidates/{applicationId}/suggestion/look', { params: { applicationId } }).catch(
      () => {},
    );
  }, [applicationId, isNews]);
}
