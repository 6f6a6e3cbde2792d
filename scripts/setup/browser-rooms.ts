import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '..', '..', 'src', 'application');
const manifest = /^ {4}web: \(\) => import\('([^']+)'\),$/gm;

/** The web manifests of all rooms by their addresses, as `capabilities.ts` lists them. */
function listManifests(): string[] {
  const list = readFileSync(join(folder, 'capabilities.ts'), 'utf8');
  const found = [...list.matchAll(manifest)].map(([, address]) => address!);
  const mentioned = list.split('/web/capability.ts').length - 1;
  if (found.length === 0 || found.length !== mentioned)
    throw new Error('The web manifests of src/application/capabilities.ts cannot be read.');
  return found;
}

/** Gives the browser the rooms' web manifests as static imports, in one script, and keeps their servers out of it. */
export function browserRooms(): Plugin {
  return {
    name: 'browser-rooms',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== join(folder, 'web-capabilities.ts')) return null;
      this.addWatchFile(join(folder, 'capabilities.ts'));
      const rooms = listManifests();
      return [
        ...rooms.map((address, place) => `import { capability as room${place} } from '${address}';`),
        `export const webCapabilities = [${rooms.map((_, place) => `room${place}`).join(', ')}];`,
      ].join('\n');
    },
  };
}
