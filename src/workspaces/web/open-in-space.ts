import { selectSpace } from './api.ts';
import { enterSpace } from './enter-space.ts';
import { sessionApi } from './session.ts';

/** Switches this tab to another space of the person and opens an address there. */
export async function openInSpace(workspaceId: string, address: string): Promise<void> {
  const [{ session }, entered] = await Promise.all([sessionApi('GET /session'), selectSpace(workspaceId)]);
  if (session) await enterSpace(session.userId, entered, 'entered', address);
}
