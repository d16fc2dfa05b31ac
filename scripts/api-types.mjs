// npm run api:types: writes docs/openapi.json from the running routes and the web app's types from it. --check only compares the types.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './lib/ground.mjs';

const DOCUMENT = path.join(root, 'docs/openapi.json');
const TYPES = path.join(root, 'frontend/src/lib/api.generated.ts');
const node = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
const generate = (target) =>
  node([path.join(root, 'node_modules/openapi-typescript/bin/cli.js'), DOCUMENT, '-o', target]);

if (process.argv.includes('--check')) {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'axlebook-types-'));
  const fresh = path.join(scratch, 'api.ts');
  const fine = generate(fresh) === 0 && readFileSync(fresh, 'utf8') === readFileSync(TYPES, 'utf8');
  rmSync(scratch, { recursive: true, force: true });
  if (!fine)
    process.stderr.write(
      'frontend/src/lib/api.generated.ts is not what docs/openapi.json says: run npm run api:types\n',
    );
  process.exitCode = fine ? 0 : 1;
} else {
  const written = node(
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      'integration',
      '-i',
      'backend/test/openapi.int.spec.ts',
    ],
    { UPDATE_OPENAPI: '1' },
  );
  process.exitCode = written === 0 ? generate(TYPES) : written;
}
