import {
  type AccessSample,
  type AccessSamples,
  member,
  nobody,
  type SampleRecords,
} from '#platform/testing/access-sample.ts';
import type { capability } from '#profiles/server/capability.ts';

const ofNobody = (parts: AccessSample['parts']): AccessSample => ({ of: 'nobody', parts });
const ofPiece = ({ pieceId }: SampleRecords) => ({ params: { pieceId } });
const words = { title: 'Logo' };
const bytes = { body: 'no file', headers: { 'content-type': 'application/octet-stream' } };
const ofImport = ({ importId }: SampleRecords) => ({ params: { importId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /users/profile': nobody(),
  'PUT /users/profileRegister': nobody({ body: {} }),
  'GET /users/bankDetails': nobody(),
  'PUT /users/bankDetails': nobody({ body: {} }),
  'GET /users/listing': nobody(),
  'PUT /users/listing': nobody({ body: { listed: false } }),
  'GET /users/ownCompany': nobody(),
  'PUT /users/ownCompany': nobody({ body: {} }),
  'GET /users/birthDate': nobody(),
  'PUT /users/birthDate': nobody({ body: {} }),
  'GET /users/gender': nobody(),
  'PUT /users/gender': nobody({ body: {} }),
  'DELETE /users/gender': nobody(),
  'POST /profileImports': nobody({ body: 'no file', headers: { 'content-type': 'application/zip' } }),
  'GET /profileImports/latest': nobody(),
  'POST /profileImports/{importId}/apply': member((records) => ({
    ...ofImport(records),
    body: { accepted: ['none'], version: 1 },
  })),
  'POST /profileImports/{importId}/undo': member(ofImport),
  'GET /users/portfolio': nobody(),
  'POST /users/portfolio': nobody({ body: words }),
  'PUT /users/portfolio/{pieceId}': member((records) => ({ ...ofPiece(records), body: { version: 1, ...words } })),
  'DELETE /users/portfolio/{pieceId}': member(({ removablePieceId: pieceId }) => ({ params: { pieceId } })),
  'PUT /users/portfolioOrder': nobody({ body: { pieceIds: [] } }),
  'POST /users/portfolio/{pieceId}/files': member((records) => ({ ...ofPiece(records), ...bytes })),
  'DELETE /users/portfolio/{pieceId}/files/{fileId}': member(({ filedPieceId: pieceId, pieceFileId: fileId }) => ({
    params: { pieceId, fileId },
  })),
  // The portfolio belongs to somebody whom everybody may find.
  'GET /portfolios/{memberId}': ofNobody(({ listedMemberId: memberId }) => ({ params: { memberId } })),
  'GET /portfolios/{memberId}/files/{fileId}': ofNobody(({ listedMemberId: memberId, publicPieceFileId: fileId }) => ({
    params: { memberId, fileId },
  })),
  'POST /portfolioPieces/{pieceId}/report': ofNobody(({ publicPieceId: pieceId }) => ({
    params: { pieceId },
    body: { reason: 'other' },
  })),
  'POST /portfolioReports/{reportId}/close': ofNobody(({ pieceReportId: reportId }) => ({ params: { reportId } })),
  'PUT /portfolioPieces/{pieceId}/visibility': ofNobody(({ publicPieceId: pieceId }) => ({
    params: { pieceId },
    body: { hidden: true },
  })),
};
