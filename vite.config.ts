import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { feedPaths, jobPaths } from './src/jobs/paths.ts';

/** The two faces that the first screen uses; their names carry a hash, so only the build knows them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(mulish|montserrat)-latin-wght-normal[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Mails and the description of the API are written by the server alone. */
function leaveOutServerTexts(): Plugin {
  return {
    name: 'leave-out-server-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]locales[\\/](\w+[\\/])?\w+\.json$/ },
      handler(catalogue) {
        const texts = JSON.parse(catalogue) as { mail?: object; apiDocs?: object };
        delete texts.mail;
        delete texts.apiDocs;
        return JSON.stringify(texts);
      },
    },
  };
}

const assetName = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash][extname]';

const startOfEveryPage =
  /src[\\/](platform[\\/](i18n|ui[\\/](class-names|cookie|client|api-error|i18n|workspace-store|query-client|controls|router|theme[\\/](brand|theme-provider|mantine-theme|base-styles|base\.css|tokens|fonts)|toasts[\\/]toast))|[a-z]+[\\/]paths\.ts|(jobs|projects|accounts)[\\/]rules[\\/](stages|terms))|accounts[\\/]web[\\/](session\.ts|guard-page|api|take-kept)|createReactComponent/;

/** Beside the API what is read by machines: feeds, site maps, preview images. */
const servedByProduct = ['/api', ...Object.values(feedPaths), `${jobPaths.board}/preview/`, '/previews/'];

export default defineConfig(({ command }) => ({
  root: 'src/application',
  publicDir: 'public',
  plugins: [react(), leaveOutServerTexts(), preloadFonts()],
  server: { port: 5173, proxy: Object.fromEntries(servedByProduct.map((path) => [path, 'http://127.0.0.1:3000'])) },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // The first script lists every file of every page: names that say what is inside would weigh 2 kB there.
        ...(command === 'build' && { chunkFileNames: 'assets/[hash:8].js', assetFileNames: assetName }),
        // Rarely changing libraries keep their own file, so that a release does not make people fetch them again.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
            },
            // What every page begins with, together: many small files weigh more than one.
            { name: 'start', test: startOfEveryPage },
          ],
        },
        ...(command === 'build' && { minify: { compress: { dropConsole: true, dropDebugger: true } } }),
      },
    },
  },
}));
