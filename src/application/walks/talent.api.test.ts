import { talentSamples } from '#application/testing/access-samples/talent.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(talentSamples);
walkHostileInput(talentSamples);
