import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { processSamples } from '#pipeline/testing/process-samples.ts';

walkAccess(processSamples);
walkHostileInput(processSamples);
