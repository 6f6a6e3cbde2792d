import { walletSamples } from '#application/testing/access-samples/wallet.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(walletSamples);
walkHostileInput(walletSamples);
