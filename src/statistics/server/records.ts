import type { SpaceRecords } from '#platform/capability/space-records.ts';

/** The counts stay with the company; triggers follow applications that close or move. */
export const spaceRecords: SpaceRecords = {
  columns: { 'candidate_journeys.workspace_id': 'kept', 'hiring_tallies.scope_id': 'kept' },
  end: null,
  moveProject: null,
  findObstacle: null,
  hasRecords: null,
};
