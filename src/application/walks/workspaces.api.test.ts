import { workspacesSamples } from '#application/testing/access-samples/workspaces.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(workspacesSamples);
walkHostileInput(workspacesSamples);
