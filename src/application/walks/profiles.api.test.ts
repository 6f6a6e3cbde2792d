import { profilesSamples } from '#application/testing/access-samples/profiles.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(profilesSamples);
walkHostileInput(profilesSamples);
