import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { portfolioContract } from '#profiles/portfolio/contract.ts';
import type { OwnPiece } from '#profiles/portfolio/schemas.ts';
import { ownPortfolioQuery, portfolioApi } from '../portfolio-api.ts';

export type OwnPortfolio = OutputOf<(typeof portfolioContract)['GET /users/portfolio']>;

const { queryKey } = ownPortfolioQuery;

/** Puts a changed or new piece into the portfolio that is shown. */
export function withPiece(portfolio: OwnPortfolio, piece: OwnPiece): OwnPortfolio {
  const isKnown = portfolio.pieces.some(({ pieceId }) => pieceId === piece.pieceId);
  const pieces = isKnown
    ? portfolio.pieces.map((one) => (one.pieceId === piece.pieceId ? piece : one))
    : [...portfolio.pieces, piece];
  return { ...portfolio, pieces };
}

/** Keeps what calls answer, and asks anew for what others read of it. */
export function useOwnPortfolioCache() {
  const queryClient = useQueryClient();
  return {
    keepPiece: (piece: OwnPiece) => queryClient.setQueryData(queryKey, (known) => known && withPiece(known, piece)),
    keepAll: (portfolio: OwnPortfolio) => queryClient.setQueryData(queryKey, portfolio),
    readAnew: () => queryClient.invalidateQueries({ queryKey: ['profiles', 'portfolio'] }),
  };
}

/** Optimistic: a refusal shows why and reads the order anew. */
export function useOrderPieces() {
  const { t } = useTranslation('profiles/portfolio');
  const queryClient = useQueryClient();
  const { keepAll, readAnew } = useOwnPortfolioCache();
  return useMutation({
    scope: { id: 'portfolio-order' },
    mutationFn: (pieceIds: string[]) => portfolioApi('PUT /users/portfolioOrder', { body: { pieceIds } }),
    onMutate: async (pieceIds) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            pieces: pieceIds.flatMap((id) => known.pieces.filter(({ pieceId }) => pieceId === id)),
          },
      );
    },
    onSuccess: keepAll,
    onError: async (error) => {
      toast.error(t('own.failed'), isApiError(error) ? { description: error.message } : {});
      await readAnew();
    },
  });
}

export function useRemovePiece() {
  const { t } = useTranslation('profiles/portfolio');
  const { keepAll, readAnew } = useOwnPortfolioCache();
  return useMutation({
    mutationFn: (pieceId: string) => portfolioApi('DELETE /users/portfolio/{pieceId}', { params: { pieceId } }),
    onSuccess: (left) => {
      keepAll(left);
      toast.success(t('own.removed'));
    },
    onError: async (error) => {
      toast.error(t('own.failed'), isApiError(error) ? { description: error.message } : {});
      await readAnew();
    },
  });
}
