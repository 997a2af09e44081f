import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { callsWithoutSchemas } from './calls-without-schemas.ts';
import { fileOfSession } from './files-of-a-session.ts';

const sharedPackages =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-redux|redux|redux-thunk|redux-persist|reselect|immer|@reduxjs|use-sync-external-store|react-hot-toast)[\\/]/;

/** What several pages need and is too small to be a file of its own: each costs some 100 bytes beside its words. */
const smallParts =
  /contracts[\\/]src[\\/]limits\.ts|web[\\/]src[\\/]lib[\\/](server-error|shared-value|use-media|stored-choice|endpoint|engine-names|config-api|engine-colour|store-hooks|sidebar|citation-state)\.ts|web[\\/]src[\\/](ui[\\/](class-names|lazy-part|load-failure|page-bar)|features[\\/]auth[\\/](api|guard|use-sign-out))\.tsx?|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](ban|check|ellipsis|plus)\./;

export default defineConfig({
  // The server sends the compressed files as they are, so that the best compression costs it nothing.
  plugins: [
    callsWithoutSchemas(),
    react(),
    tailwindcss(),
    compression({ algorithms: ['gzip', 'brotliCompress'] }),
  ],
  build: {
    outDir: 'dist',
    // The budget check reads from it what each route loads.
    manifest: true,
    // A font or picture inlined as `data:` would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Its polyfill is an inline script in old browsers' stead, which the policy forbids.
    modulePreload: { polyfill: false },
    // Libraries of pictures, each loaded when its first picture comes into view: `npm run budget` holds what pages load.
    chunkSizeWarningLimit: 1_600,
    rolldownOptions: {
      // 3Dmol evaluates callbacks given as text, which it is never given; the policy forbids it besides. How long plugins
      // take is no warning to whoever starts this.
      checks: { eval: false, bundlerTimings: false },
      output: {
        // What every page needs, in one file: it compresses better than eight, and outlives our own releases in caches.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              priority: 1,
              test: (id: string) => sharedPackages.test(id) || smallParts.test(id),
            },
            { name: fileOfSession, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The server that `npm run dev` starts beside this one listens on the same PORT.
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT || 8080}` } },
});
