import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import { samples } from '#references/testing/samples.ts';

walkAccess(samples);
walkHostileInput(samples);
