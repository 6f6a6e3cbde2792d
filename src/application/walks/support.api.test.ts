import { supportSamples } from '#application/testing/access-samples/support.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(supportSamples);
walkHostileInput(supportSamples);
