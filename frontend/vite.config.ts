import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } };

const unusedGridParts = [
  'columnMenu',
  'columnHeaderFilterIconButton',
  'footer',
  'footerRowCount',
  'toolbar',
  'pagination',
  'filterPanel',
  'columnsPanel',
  'columnsManagement',
  'panel',
  'rowCheckbox',
];
const gridSlots = fileURLToPath(new URL('./src/components/table/grid-slots.tsx', import.meta.url));
const unusedGridPart = new RegExp(`^\\s*(?:${unusedGridParts.join('|')}): \\w+,?$`, 'gm');

/** See src/components/table/grid-slots.tsx: saves about 70 kB gzipped on every page with a table. */
const slimDataGrid = (): Plugin => ({
  name: 'slim-data-grid',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /x-data-grid[\\/]constants[\\/]defaultGridSlotsComponents\.mjs$/.test(id)
      ? code
          .replace(unusedGridPart, '')
          .replace(
            'import materialSlots from "../material/index.mjs"',
            `import { gridSlots as materialSlots } from ${JSON.stringify(gridSlots)}`,
          )
      : undefined,
});

/** The theme turns ripples off everywhere, so their code need not travel. */
const noRipple = (): Plugin => ({
  name: 'no-ripple',
  apply: 'build',
  enforce: 'pre',
  transform: (_code, id) =>
    /@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/.test(id)
      ? { code: 'export default () => null;', map: null }
      : undefined,
});

export default defineConfig({
  plugins: [slimDataGrid(), noRipple(), react()],
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
          ],
        },
      },
    },
  },
});
