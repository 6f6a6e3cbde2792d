import { statisticsSamples } from '#application/testing/access-samples/statistics.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(statisticsSamples);
walkHostileInput(statisticsSamples);
