import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { toolSamples } from '#pipeline/testing/tool-samples.ts';

walkAccess(toolSamples);
walkHostileInput(toolSamples);
