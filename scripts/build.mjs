// node scripts/build.mjs: installs and builds what is missing, then exits. With --quick what is built may be compressed less than it could be.
import { giveUp } from './running/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

try {
  await ensureInstalled();
  await ensureWebBuild(process.argv.includes('--quick') ? 'quick' : 'best');
} catch (error) {
  giveUp(error);
}
