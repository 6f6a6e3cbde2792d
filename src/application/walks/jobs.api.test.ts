import { jobsSamples } from '#application/testing/access-samples/jobs.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(jobsSamples);
walkHostileInput(jobsSamples);
