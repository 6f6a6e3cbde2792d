import { pipelineToolsSamples } from '#application/testing/access-samples/pipeline-tools.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(pipelineToolsSamples);
walkHostileInput(pipelineToolsSamples);
