import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  // The server sends the compressed files as they are, so that the best compression costs it nothing.
  plugins: [react(), tailwindcss(), compression({ algorithms: ['gzip', 'brotliCompress'] })],
  build: {
    outDir: 'dist',
    // The budget check reads from it what each route loads.
    manifest: true,
    // A font or picture inlined as `data:` would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Its polyfill is an inline script in old browsers' stead, which the policy forbids.
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8080' } },
});
