import { suggestionsSamples } from '#application/testing/access-samples/suggestions.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(suggestionsSamples);
walkHostileInput(suggestionsSamples);
