import type { Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { outageOf } from './outages.ts';
import { restartUnderLoad } from './restart-under-load.ts';
import { rollingRestarts } from './rolling-restarts.ts';
import { silentMailServer } from './silent-mail-server.ts';

/** By the name of `--only faults:NAME`. */
export const faults: Record<string, Fault> = {
  restarts: restartUnderLoad,
  refused: outageOf('refused'),
  frozen: outageOf('frozen'),
  cut: outageOf('cut wire'),
  failover: outageOf('fail-over'),
  rolling: rollingRestarts,
  disk: fullDisk,
  mail: silentMailServer,
};
