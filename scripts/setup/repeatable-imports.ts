import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '..', '..', 'src', 'ui', 'away', 'import-with-files.ts');

/** The name and the export that Vite's build gives the helper around each dynamic import. */
const helper = '\0vite/preload-helper.js';
const exported = '__vitePreload';

/** Lets the browser ask again for scripts that did not arrive, which it never does after Vite's own helper. */
export function repeatableImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'repeatable-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helper) return null;
      isReplaced = true;
      return `export { importWithFiles as ${exported} } from ${JSON.stringify(file)};`;
    },
    generateBundle() {
      if (!isReplaced) this.error('The build no longer asks for the helper of its dynamic imports by this name.');
    },
  };
}
