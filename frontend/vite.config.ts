import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } };

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
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 10 },
            { name: 'first', tags: ['$initial'], priority: 5 },
            {
              name: 'doors',
              test: /src[\\/](lib[\\/](problem|rules|firm|dates)|components[\\/](brand|notice|route-art|announce[\\/].*|fields[\\/](labelled|text-input|input-shell|password-input|form-alert)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
