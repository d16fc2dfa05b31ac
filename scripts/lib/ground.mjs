// What every script needs first: the right Node, the installed packages, an up-to-date build. Uses nothing but Node
// itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { iconSource } from './icons.mjs';
import { mapSource } from './map.mjs';
import { noticeOf } from './notice.mjs';
import { fieldSources, flowSources, kindsSource, papersSource } from './kinds.mjs';
import { screenSources } from './screens.mjs';
import { slim } from './slim.mjs';
import { writeTables } from './tables.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...parts) => path.join(root, ...parts);
const say = (line) => process.stderr.write(`${line}\n`);

// whoever reads what a script writes may go away: that is no error
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

export const stop = (sentence) => {
  say(sentence);
  process.exit(1);
};

/** Runs one of Node's programs; ends this one with its words when it fails. */
export const run = (what, command, args, options = {}) => {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64e6,
    ...options,
  });
  if (done.status !== 0) stop(`${what} failed.\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`);
};

const readOr = (file, otherwise) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
};

const LONGEST_BUILD_MS = 600_000;
const LOCK = at('dist', '.building');
const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** One process at a time makes what all scripts stand on; another one waits, and then finds it made. */
const alone = (work) => {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  const since = Date.now();
  for (let turn = 0; ; turn += 1) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = Number(readOr(LOCK, ''));
    if (pid > 0 && !runs(pid)) rmSync(LOCK, { force: true });
    else if (Date.now() - since > LONGEST_BUILD_MS)
      stop(`Process ${pid} builds here for ten minutes already. Stop it, or remove ${LOCK}.`);
    else {
      if (turn === 0) say('Waiting for another build of this folder...');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
  try {
    return work();
  } finally {
    rmSync(LOCK, { force: true });
  }
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fine = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fine) stop(`Axlebook needs Node 20.19 or newer; this is ${process.versions.node}.`);
};

const digest = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex');

/** npm ci, only when the lock file is another than at the last time. */
export const install = () => {
  checkNode();
  const lock = digest(readFileSync(at('package-lock.json'), 'utf8'), process.version, process.platform, process.arch);
  const marker = at('node_modules', '.axlebook-lock');
  const isInstalled = () => readOr(marker, '') === lock;
  if (isInstalled()) return;
  alone(() => {
    if (isInstalled()) return;
    say('Installing packages (once, about a minute)...');
    const npm = process.env.npm_execpath;
    run(
      'The installation',
      npm ? process.execPath : 'npm',
      [...(npm ? [npm] : []), 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
      { env: { ...process.env, NODE_ENV: '' } },
    );
    slim(at('node_modules'));
    writeFileSync(marker, lock);
  });
};

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
        .sort()
    : [];

const stateOf = (...places) => {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of existsSync(place) && statSync(place).isDirectory() ? filesBelow(place) : [place]) {
      if (/\.(spec|test)\.tsx?$/.test(file) || file.includes('node_modules')) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
};

const LARGE_ENOUGH = 1_024;

/** Compresses once what the server then sends as it is. */
const precompress = (folder) => {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|html|svg|json|txt|map)$/.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < LARGE_ENOUGH) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
};

/** Does the work when its sources are others than at the last time, or when somebody took away what came of it. */
const whenChanged = (marker, state, what, made, work) => {
  const isMade = () => readOr(at('dist', marker), '') === state && made.every((file) => existsSync(file));
  if (isMade()) return;
  alone(() => {
    if (isMade()) return;
    say(`Building ${what}...`);
    work();
    writeFileSync(at('dist', marker), state);
  });
};

/** Where the build writes what the API is: the document, and what the web app makes of it. */
export const API_DOCUMENT = at('dist/openapi.json');
const GENERATED = at('frontend/src/generated');

/** Writes the icons of the web app as components. */
const drawIcons = () => {
  const pictures = at('frontend/icons');
  const folder = path.join(GENERATED, 'icons');
  whenChanged('.icons', stateOf(pictures, at('scripts/lib/icons.mjs')), 'the icons', [folder], () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(pictures)) {
      const { name } = path.parse(file);
      writeFileSync(
        path.join(folder, `${name}.tsx`),
        iconSource(name, readFileSync(path.join(pictures, file), 'utf8')),
      );
    }
  });
};

/** Writes which screens the web app has. */
const gatherScreens = () => {
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, source] of Object.entries(screenSources(at('frontend/src/features')))) {
    const file = path.join(GENERATED, name);
    if (readOr(file, '') !== source) writeFileSync(file, source);
  }
};

/**
 * Builds the server, and writes what the web app and tests are made of beside their sources: the API, icons and
 * screens. Each only when its sources changed.
 */
export const buildServer = () => {
  drawIcons();
  gatherScreens();
  const lock = at('package-lock.json');
  whenChanged(
    '.server',
    stateOf(at('backend/src'), at('tsconfig.json'), at('tsconfig.build.json'), at('nest-cli.json'), lock),
    'the server',
    [at('dist/backend/src/main.js')],
    () => {
      for (const stale of ['backend', 'tsconfig.build.tsbuildinfo'])
        rmSync(at('dist', stale), { recursive: true, force: true });
      run('The build of the server', process.execPath, [
        at('node_modules/typescript-7/bin/tsc'),
        '-p',
        at('tsconfig.build.json'),
      ]);
      // built code finds the packages that its sources find: of some the workspace has a version of its own
      symlinkSync('../../backend/node_modules', at('dist/backend/node_modules'), 'junction');
    },
  );
  const tables = ['towns.tsv', 'roads.json'].map((name) => at('dist/tables', name));
  const platform = (folder) => at('backend/src/platform', folder);
  whenChanged(
    '.tables',
    stateOf(platform('places'), platform('roads'), at('scripts/lib/tables.mjs'), lock),
    'the tables of places and roads',
    tables,
    () => writeTables(root),
  );
  const map = path.join(GENERATED, 'route-map.ts');
  const drawing = stateOf(at('scripts/lib/map.mjs'), at('scripts/lib/tables.mjs'), lock);
  whenChanged('.map', drawing, 'the map', [map], () => writeFileSync(map, mapSource(root)));
  const types = path.join(GENERATED, 'api.ts');
  const sources = stateOf(at('dist/.server'), at('scripts/lib/kinds.mjs'), lock);
  whenChanged('.api', sources, 'what the API is', [API_DOCUMENT, types], () => {
    const document = spawnSync(process.execPath, [at('dist/backend/src/api-document.js')], { maxBuffer: 64e6 });
    if (document.status !== 0) stop(`The description of the API failed.\n${document.stderr}`);
    writeFileSync(API_DOCUMENT, document.stdout);
    mkdirSync(GENERATED, { recursive: true });
    run('The types of the API', process.execPath, [
      at('node_modules/openapi-typescript/bin/cli.js'),
      API_DOCUMENT,
      '-o',
      types,
    ]);
    const api = JSON.parse(document.stdout);
    writeFileSync(path.join(GENERATED, 'kinds.ts'), kindsSource(api));
    writeFileSync(path.join(GENERATED, 'papers.ts'), papersSource(api));
    for (const [name, sources] of Object.entries({ fields: fieldSources(api), flows: flowSources(api) })) {
      const folder = path.join(GENERATED, name);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const [file, source] of sources) writeFileSync(path.join(folder, file), source);
    }
  });
};

/** Builds the server and the web app, each only when its sources changed. */
export const build = () => {
  buildServer();
  const lock = at('package-lock.json');
  whenChanged(
    '.web',
    stateOf(
      at('frontend/src'),
      at('frontend/public'),
      at('frontend/index.html'),
      at('frontend/vite.config.ts'),
      at('frontend/bundle'),
      at('frontend/package.json'),
      lock,
    ),
    'the web app',
    [at('dist/frontend/index.html')],
    () => {
      run('The build of the web app', process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', 'frontend'], {
        env: { ...process.env, NODE_ENV: 'production' },
      });
      precompress(at('dist/frontend'));
    },
  );
  const notice = at('dist/NOTICE');
  whenChanged('.notice', stateOf(at('scripts/lib/notice.mjs'), lock), 'the notice of licenses', [notice], () =>
    writeFileSync(notice, noticeOf(root)),
  );
};
