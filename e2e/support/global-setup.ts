import { existsSync } from 'node:fs';
import path from 'node:path';

/** Journeys run against the built product; `npm test` builds it, `npm run build` does by hand. */
export default function setUp(): void {
  const root = path.resolve(__dirname, '../..');
  for (const part of ['dist/backend/src/main.js', 'dist/frontend/index.html']) {
    if (!existsSync(path.join(root, part))) throw new Error(`${part} is missing: run npm run build first`);
  }
}
