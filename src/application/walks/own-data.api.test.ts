import { ownDataSamples } from '#application/testing/access-samples/own-data.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(ownDataSamples);
walkHostileInput(ownDataSamples);
