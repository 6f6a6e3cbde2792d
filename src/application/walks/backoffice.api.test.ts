import { backofficeSamples } from '#application/testing/access-samples/backoffice.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(backofficeSamples);
walkHostileInput(backofficeSamples);
