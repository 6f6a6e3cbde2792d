import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserRooms } from './scripts/setup/browser-rooms.ts';
import { catalogueFiles } from './scripts/setup/catalogue-files.ts';
import { pageGroups } from './scripts/setup/chunk-groups.ts';
import { repeatableImports } from './scripts/setup/repeatable-imports.ts';
import { pageFiles } from './scripts/setup/page-files.ts';
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

/**
 * What people wait for on the way in, in few files: each of its own would cost a name in every list and its own dictionary of gzip.
 * The first group that finds a module takes it, with what it needs; so what several pages begin with stands before the pages.
 */
const chunks = [
  // Rarely changing libraries keep their own file, so that a release does not make people fetch them again.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/ },
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'entrance',
    test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/]TextInput[\\/]|ui[\\/](controls[\\/]button|form[\\/]form\.module|shell[\\/](language-button|logo|skip-link))|useMutation|sign-in[\\/]web[\\/]login-page/,
  },
  // Loaded after the form of the login, without what other pages share.
  { name: 'door', test: /product-pages[\\/]web[\\/]entrance[\\/]/ },
];

/** Beside the API what is read by machines: feeds, site maps, preview images. */
const servedByProduct = ['/api', ...Object.values(feedPaths), `${jobPaths.board}/preview/`, '/previews/'];

export default defineConfig(async ({ command }) => ({
  root: 'src/application',
  publicDir: 'public',
  plugins: [browserRooms(), repeatableImports(), react(), catalogueFiles(), pageFiles(), preloadFonts()],
  server: { port: 5173, proxy: Object.fromEntries(servedByProduct.map((path) => [path, 'http://127.0.0.1:3000'])) },
  ...(command === 'build' && { css: { modules: { generateScopedName: createStyleNames() } } }),
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    // Browsers of this target know it themselves, or fetch a moment later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // Lists of what a page needs name its files: names that say what is inside would weigh more than the list.
        ...(command === 'build' && { chunkFileNames: 'assets/[hash:8].js', assetFileNames: assetName }),
        codeSplitting: { groups: [...chunks, ...(await pageGroups())] },
        ...(command === 'build' && { minify: { compress: { dropConsole: true, dropDebugger: true } } }),
      },
    },
  },
}));
