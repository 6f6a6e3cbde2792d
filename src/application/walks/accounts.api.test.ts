import { accountsSamples } from '#application/testing/access-samples/accounts.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(accountsSamples);
walkHostileInput(accountsSamples);
