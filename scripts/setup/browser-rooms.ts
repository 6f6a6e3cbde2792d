import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '..', '..', 'src', 'application');
const list = join(folder, 'capabilities.ts');

/** Gives the browser the web manifests of the listed rooms as static imports, in one script, and keeps their servers out of it. */
export function browserRooms(): Plugin {
  return {
    name: 'browser-rooms',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== join(folder, 'web-capabilities.ts')) return null;
      this.addWatchFile(list);
      const text = readFileSync(list, 'utf8');
      const found = [...text.matchAll(/^ {4}web: \(\) => import\('([^']+)'\),$/gm)].map(([, address]) => address!);
      if (found.length === 0 || found.length !== text.split('/web/capability.ts').length - 1)
        throw new Error(`The web manifests of ${list} cannot be read.`);
      const imports = found.map((address, place) => `import { capability as room${place} } from '${address}';`);
      return `${imports.join('\n')}\nexport const webCapabilities = [${found.map((_, place) => `room${place}`).join()}];`;
    },
  };
}
