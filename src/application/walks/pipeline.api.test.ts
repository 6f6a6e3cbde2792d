import { pipelineSamples } from '#application/testing/access-samples/pipeline.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(pipelineSamples);
walkHostileInput(pipelineSamples);
