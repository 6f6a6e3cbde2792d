import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../source-files.ts';
import { compareLanguages } from './compare-languages.ts';
import { type Usage, findMentions, findUsages } from './find-usages.ts';
import { type Namespace, readNamespaces, withoutPlural } from './read-catalogues.ts';

function keysOf(namespace: Namespace): string[] {
  return [...new Set([...namespace.texts.en.keys(), ...namespace.texts.pt.keys()])];
}

/** `mail.<template>.subject` belongs to a mail named in the server's code. */
function isMailOf(key: string, server: string): boolean {
  const template = /^mail\.([\w-]+)\./.exec(key)?.[1];
  return template !== undefined && new RegExp(`\\b${template}\\b`).test(server);
}

/** Sentences of notices are compared with the facts of the happenings, by sentences.test.ts of the room. */
const isOfNotice = (key: string) => key.startsWith('news.');

function findMissing(usages: Usage[], namespaces: Map<string, Namespace>): string[] {
  const exists = (usage: Usage) =>
    usage.namespaces.some((name) => {
      const namespace = namespaces.get(name);
      return namespace && keysOf(namespace).some((key) => usage.pattern.test(key));
    });
  const missing = usages
    .filter((usage) => !exists(usage))
    .map(({ path, key, namespaces: names }) => `${path}: there is no text "${key}" in ${names.join(' or ')}.`);
  return [...new Set(missing)];
}

function findUnused(namespace: Namespace, usages: Usage[], mentions: Set<string>, server: string): string[] {
  const patterns = usages.filter((usage) => usage.namespaces.includes(namespace.name)).map((usage) => usage.pattern);
  const unused = keysOf(namespace).filter((key) => {
    const isUsed = patterns.some((pattern) => pattern.test(key)) || mentions.has(withoutPlural(key));
    return !isUsed && !isMailOf(key, server) && !isOfNotice(key);
  });
  return [...new Set(unused.map(withoutPlural))].map((key) => `${namespace.path}: nothing uses "${key}".`);
}

export function checkCatalogues(root: string): string[] {
  const namespaces = new Map(readNamespaces(root).map((namespace) => [namespace.name, namespace]));
  if (namespaces.size === 0) return ['There are no catalogues (src/*/locales).'];
  const sources = sourceFiles(root)
    // A room that only a test composes has no catalogue.
    .filter((path) => !/\.test\.tsx?$|\/tiny-room\//.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  const usages = sources.flatMap(({ path, source }) => findUsages(path, source, [...namespaces.keys()]));
  const below = (folder: string) => sources.filter(({ path }) => path.startsWith(folder));
  return [
    ...[...namespaces.values()].flatMap(compareLanguages),
    ...findMissing(usages, namespaces),
    ...[...namespaces.values()].flatMap((namespace) => {
      const folder = `src/${namespace.name.split('/')[0]}/`;
      const own = [...below(folder), ...below('src/application/')];
      const mentions = new Set(own.flatMap(({ source }) => findMentions(source)));
      const server = below(folder).map(({ source }) => source);
      return findUnused(namespace, usages, mentions, server.join('\n'));
    }),
  ];
}
