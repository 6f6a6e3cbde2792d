import { useEffect } from 'react';
import { readIntent, saveIntent } from '#applications/web/saved-intent.ts';
import type { ApplicationIntent } from '#applications/rules/application-intent.ts';
import { api } from '#applications/web/api.ts';

/** Keeps the wanted vacancy for other devices too, once; the browser's own copy does without it. */
export function useKeepOnServer(intent: ApplicationIntent, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || intent.isKept) return;
    const { projectId, positionIndex, positionType, matchmakingId, upsellId, replacementId } = intent;
    const link = {
      ...(matchmakingId && { matchmakingId }),
      ...(upsellId && { upsellId }),
      ...(replacementId && { replacementId }),
    };
    const body = { projectId, positionIndex, ...link, ...(positionType && { positionType }) };
    api('PUT /keptVacancies', { body }).then(
      () => {
        const now = readIntent();
        if (now?.address === intent.address) saveIntent({ ...now, isKept: true });
      },
      () => {},
    );
  }, [intent, isOpen]);
}

/** The person dismissed it. */
export function releaseOnServer({ projectId, positionIndex }: ApplicationIntent): void {
  const params = { projectId, positionIndex: String(positionIndex) };
  api('DELETE /keptVacancies/{projectId}/{positionIndex}', { params }).catch(() => {});
}
