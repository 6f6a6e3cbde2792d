import { projectsSamples } from '#application/testing/access-samples/projects.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(projectsSamples);
walkHostileInput(projectsSamples);
