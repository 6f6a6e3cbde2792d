import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserRooms } from './scripts/setup/browser-rooms.ts';
import { catalogueFiles } from './scripts/setup/catalogue-files.ts';
import { chunkGroups } from './scripts/setup/chunk-groups.ts';
import { importHelper, pageFiles } from './scripts/setup/page-files.ts';
import { createStyleNames } from './scripts/setup/style-names.ts';
import { feedPaths, jobPaths } from './src/jobs/paths.ts';

/** The two faces that the first screen uses; their names carry a hash, so only the build knows them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(mulish-latin-wght|montserrat-latin-600)-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            // After the scripts: text is readable without them.
            injectTo: 'body-prepend' as const,
          })),
    },
  };
}

const assetName = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash][extname]';

/** Beside the API what is read by machines: feeds, site maps, preview images. */
const product = { target: `http://127.0.0.1:${process.env.API_PORT}`, xfwd: true };
const servedByProduct = ['/api', ...Object.values(feedPaths), `${jobPaths.board}/preview/`, '/previews/'];

const catalogues = catalogueFiles();

export default defineConfig(async ({ command }) => ({
  root: 'src/application',
  publicDir: 'public',
  plugins: [browserRooms(), react(), catalogues, pageFiles(catalogues.textsOf), preloadFonts()],
  resolve: { alias: { '\0vite/preload-helper.js': importHelper } },
  server: { proxy: Object.fromEntries(servedByProduct.map((path) => [path, product])) },
  ...(command === 'build' && { css: { modules: { generateScopedName: createStyleNames() } } }),
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      // Two parts of a room that come later travel together, though one of them asks for the other by itself; and how long plugins take is no
      // warning to whoever starts the product.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        // Lists of what a page needs name its files: names that say what is inside would weigh more than the list.
        ...(command === 'build' && { chunkFileNames: 'assets/[hash:8].js', assetFileNames: assetName }),
        ...(command === 'build' && { codeSplitting: { groups: await chunkGroups() } }),
        ...(command === 'build' && { minify: { compress: { dropConsole: true, dropDebugger: true } } }),
      },
    },
  },
}));
