import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Folder of the compiled backend; BENCH_DIST names another build, to compare two. */
export const compiled = path.join(
  process.env.BENCH_DIST ? path.resolve(process.env.BENCH_DIST) : path.join(root, 'dist'),
  'backend',
  'src',
);

/** Loads a package as the compiled backend does. */
export const productRequire = createRequire(path.join(compiled, 'start.js'));

/** A module of the compiled backend, by its path below `backend/src`. */
export const product = (name) => {
  if (!existsSync(path.join(compiled, 'main.js')))
    throw new Error('The backend is not compiled: run npm run build first');
  return productRequire(`./${name}.js`);
};
