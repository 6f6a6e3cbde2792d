import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Language } from '#platform/i18n/language.ts';
import { cataloguesOfAddress, joinCatalogues, textsAddress } from '#platform/i18n/texts-address.ts';

/** Written by the build (scripts/setup/catalogue-files.ts). */
interface BuiltTexts {
  folder: string;
  /** JSON by name and language, `jobs/alerts/pt`. */
  catalogues: Record<string, string>;
}

/**
 * Puts the texts of a page together: every page needs others, and a file for each page and language would be most of the build. Returns their
 * address.
 */
export function serveTexts(app: FastifyInstance, builtFolder: string) {
  const file = join(builtFolder, 'texts.json');
  if (!existsSync(file)) return () => '';
  const { folder, catalogues } = JSON.parse(readFileSync(file, 'utf8')) as BuiltTexts;
  const known = new Map(Object.entries(catalogues));
  app.get<{ Params: { language: string; '*': string } }>(`${folder}/:language/*`, async ({ params }, reply) => {
    const texts = joinCatalogues(known, params.language, cataloguesOfAddress(params['*']));
    if (texts === undefined) throw platformErrors.notFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json').send(texts);
  });
  return (language: Language, names: readonly string[]) => textsAddress(folder, language, names);
}
