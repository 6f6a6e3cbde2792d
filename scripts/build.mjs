// node scripts/build.mjs: installs and builds what is missing, then exits.
import { ensureInstalled } from './setup/install.mjs';
import { giveUp } from './setup/prepare.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

try {
  await ensureInstalled();
  await ensureWebBuild();
} catch (error) {
  giveUp(error);
}
