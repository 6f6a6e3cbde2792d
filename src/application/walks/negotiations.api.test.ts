import { negotiationsSamples } from '#application/testing/access-samples/negotiations.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(negotiationsSamples);
walkHostileInput(negotiationsSamples);
