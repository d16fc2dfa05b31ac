import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedParts } from './bundle/shared-parts.ts';

const api = { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } };
const page = path.resolve(import.meta.dirname, 'index.html');
let parts: ReadonlyMap<string, string> | undefined;

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: api },
  preview: { port: 4173, proxy: api },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 10 },
            { name: 'first', tags: ['$initial'], priority: 5 },
            // many files of some hundred bytes
            { name: 'small', test: /node_modules[\\/]@mui[\\/](utils|material[\\/]utils)[\\/]/, priority: 3 },
            {
              name: (id, bundle) => (parts ??= sharedParts(page, (each) => bundle.getModuleInfo(each))).get(id) ?? null,
            },
          ],
        },
      },
    },
  },
});
