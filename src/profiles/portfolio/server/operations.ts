import { implement } from '#platform/http/implement.ts';
import { portfolioContract } from '#profiles/portfolio/contract.ts';
import { changeVisibility } from './hide-piece.ts';
import { addPieceFile, removePieceFile } from './manage-piece-files.ts';
import { addPiece, changePiece, orderPieces, removePiece } from './manage-pieces.ts';
import { readOwnPortfolio } from './read-own-portfolio.ts';
import { readPortfolio, servePieceFile } from './read-portfolio.ts';
import { closeReport, reportPiece } from './report-piece.ts';

const done = { done: true as const };

export const portfolioOperations = implement(portfolioContract, {
  'GET /users/portfolio': ({ context }) => readOwnPortfolio(context),
  'POST /users/portfolio': ({ body, context }) => addPiece(context, body),
  'PUT /users/portfolio/{pieceId}': ({ params, body, context }) => changePiece(context, params.pieceId, body),
  'DELETE /users/portfolio/{pieceId}': ({ params, context }) => removePiece(context, params.pieceId),
  'PUT /users/portfolioOrder': ({ body, context }) => orderPieces(context, body.pieceIds),
  'POST /users/portfolio/{pieceId}/files': ({ params, query, body, context }) =>
    addPieceFile(context, params.pieceId, query.name ?? '', body),
  'DELETE /users/portfolio/{pieceId}/files/{fileId}': ({ params, context }) =>
    removePieceFile(context, params.pieceId, params.fileId),
  'GET /portfolios/{memberId}': ({ params, context }) => readPortfolio(context, params.memberId),
  'GET /portfolios/{memberId}/files/{fileId}': ({ params, query, context }) =>
    servePieceFile(context, { ...params, ...query }),
  'POST /portfolioPieces/{pieceId}/report': async ({ params, body, context }) => {
    await reportPiece(context, params.pieceId, body);
    return done;
  },
  'POST /portfolioReports/{reportId}/close': async ({ params, context }) => {
    await closeReport(context, params.reportId);
    return done;
  },
  'PUT /portfolioPieces/{pieceId}/visibility': async ({ params, body, context }) => {
    await changeVisibility(context, params.pieceId, body);
    return done;
  },
});
