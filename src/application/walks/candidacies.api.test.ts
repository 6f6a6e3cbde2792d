import { candidaciesSamples } from '#application/testing/access-samples/candidacies.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(candidaciesSamples);
walkHostileInput(candidaciesSamples);
