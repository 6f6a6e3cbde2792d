import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../src/platform/i18n/language.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
const folder = '/assets/texts';

/** Every catalogue by its address below the folder: `jobs/pt.json`, `jobs/alerts/pt.json`. */
export function readCatalogues(): Map<string, string> {
  const files = globSync('{*,*/*}/locales/**/*.json', { cwd: source }).toSorted();
  const catalogues = new Map(
    files.map((file) => [file.replaceAll('\\', '/').replace('/locales', ''), readTexts(join(source, file))]),
  );
  for (const language of languages) {
    shareMenus(catalogues, language);
    shareWaiting(catalogues, language);
    shareActivity(catalogues, language);
  }
  return new Map([...catalogues].map(([name, texts]) => [name, JSON.stringify(texts)]));
}

interface Texts {
  menu?: Record<string, unknown>;
  /** Texts for the kinds that the room defines. */
  waiting?: Record<string, unknown>;
  /** The sentences of the room's happenings, by their names. */
  activity?: Record<string, unknown>;
  /** The sentences of all rooms. */
  did?: Record<string, unknown>;
  /** Texts for the kinds of all rooms. */
  kinds?: Record<string, Record<string, unknown>>;
}

/** Moves every room's texts of menu entries into the catalogue of the frame around all pages. */
function shareMenus(catalogues: ReadonlyMap<string, Texts>, language: string): void {
  const frame = catalogues.get(`application/${language}.json`)!;
  for (const [name, texts] of catalogues) {
    if (texts === frame || !new RegExp(`^[^/]+/${language}\\.json$`).test(name)) continue;
    frame.menu = { ...frame.menu, ...texts.menu };
    delete texts.menu;
  }
}

/** Moves every room's words of what waits into the catalogue of the room that shows them: `kinds.<room>.<name>`. */
function shareWaiting(catalogues: ReadonlyMap<string, Texts>, language: string): void {
  const shown = catalogues.get(`waiting/${language}.json`)!;
  for (const [name, texts] of catalogues) {
    const room = new RegExp(`^([^/]+)/${language}\\.json$`).exec(name)?.[1];
    if (!room || !texts.waiting) continue;
    shown.kinds = { ...shown.kinds, [room]: texts.waiting };
    delete texts.waiting;
  }
}

/** Moves every room's sentences of the activity into the catalogue of the room that shows them: `did.<name of the happening>`. */
function shareActivity(catalogues: ReadonlyMap<string, Texts>, language: string): void {
  const shown = catalogues.get(`activity/${language}.json`)!;
  for (const [name, texts] of catalogues) {
    if (!name.endsWith(`/${language}.json`)) continue;
    shown.did = { ...shown.did, ...texts.activity };
    delete texts.activity;
  }
}

/** Texts of mails, of the API description and of exports of one's own data are only used by the server. */
function readTexts(file: string): Texts {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts & { mail?: object; apiDocs?: object; ownData?: object };
  delete texts.mail;
  delete texts.apiDocs;
  delete texts.ownData;
  return texts;
}

/** The folder of this build's catalogues. */
export function textsFolder(catalogues: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify([...catalogues]));
  return `${folder}-${hash.digest('base64url').slice(0, 8)}`;
}

/**
 * The browser computes the addresses of texts: a list of them in the first script would grow with every page. Their folder name
 * contains a hash, so that they can be cached for a year like the scripts.
 */
export function catalogueFiles(): Plugin {
  const catalogues = readCatalogues();
  const address = textsFolder(catalogues);
  return {
    name: 'catalogue-files',
    config: () => ({ define: { 'import.meta.env.CATALOGUES': JSON.stringify(address) } }),
    generateBundle() {
      for (const [name, texts] of catalogues) {
        this.emitFile({ type: 'asset', fileName: `${address.slice(1)}/${name}`, source: texts });
      }
    },
    configureServer(server) {
      server.middlewares.use(address, (request, response) => {
        const texts = readCatalogues().get(request.url?.slice(1) ?? '');
        response.writeHead(texts === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(texts);
      });
      server.watcher.add(globSync('{*,*/*}/locales/**/*.json', { cwd: source }).map((file) => join(source, file)));
      server.watcher.on('change', (file) => {
        if (/[\\/]locales[\\/].*\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
