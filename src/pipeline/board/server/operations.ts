import { implement } from '#platform/http/implement.ts';
import { boardContract } from '#pipeline/board/contract.ts';
import { readBoard, readColumn } from './read-board.ts';

export const boardOperations = implement(boardContract, {
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates': ({ params, query, context }) =>
    readBoard(context, params, query),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column': ({ params, query, context }) =>
    readColumn(context, params, query),
});
