// node scripts/improve-build.mjs MARK: npm start calls it for the build that it serves. It installs and builds nothing.
import { improveWebBuild } from './setup/web-build.mjs';

await improveWebBuild(process.argv[2]);
