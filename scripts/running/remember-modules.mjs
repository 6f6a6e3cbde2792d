// Loaded before the product by --import. Node.js 24 reads the package.json of a module anew at each import and parses its whole exports,
// drizzle-orm's 200 kB some hundred times: two thirds of the time that the product's modules take. What a name leads to is the same from
// every file of ours, and what a file of a package is, the same for its folder.
import { registerHooks } from 'node:module';

const sources = new URL('../../src/', import.meta.url).href;
const packages = new Map();
const formats = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions, importAttributes } = context;
    const isPlainImport = conditions.includes('import') && Object.keys(importAttributes ?? {}).length === 0;
    if (isPlainImport && parentURL.startsWith(sources)) return resolveFromSources(specifier, context, next);
    if (isPlainImport && parentURL.includes('/node_modules/') && /^\.\.?\/.+\.js$/.test(specifier)) {
      return resolveWithinPackage(specifier, context, next);
    }
    return next(specifier, context);
  },
});

function resolveFromSources(specifier, context, next) {
  const isOurs = specifier.startsWith('#') || specifier.startsWith('.');
  if (isOurs && !specifier.endsWith('.ts')) return next(specifier, context);
  if (isOurs) {
    // As "imports" of package.json says.
    const { href: url } = specifier.startsWith('#')
      ? new URL(specifier.slice(1), sources)
      : new URL(specifier, context.parentURL);
    return { url, format: 'module-typescript', shortCircuit: true };
  }
  const known = packages.get(specifier) ?? next(specifier, context);
  packages.set(specifier, known);
  return { ...known, shortCircuit: true };
}

function resolveWithinPackage(specifier, context, next) {
  const { href: url } = new URL(specifier, context.parentURL);
  const folder = url.slice(0, url.lastIndexOf('/'));
  const format = formats.get(folder);
  if (format) return { url, format, shortCircuit: true };
  const found = next(specifier, context);
  if (found.format) formats.set(folder, found.format);
  return found;
}
