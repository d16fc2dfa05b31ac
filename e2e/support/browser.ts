import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // where two browsers share two cores, helpers of each page's JavaScript and painting cost a tenth more than they give
  '--js-flags=--single-threaded',
  '--num-raster-threads=1',
];

const installed = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));

interface Chromium {
  readonly executablePath: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Chromium from the system, or the one that comes as a package and needs nothing of the system. It unpacks itself once:
 * two at a time would disturb each other.
 */
export const findChromium = async (): Promise<Chromium> => {
  const own = process.env['BROWSER'] === 'npm' ? undefined : installed();
  if (own) return { executablePath: own };
  const folder = path.join(os.tmpdir(), `axlebook-chromium-143-${process.getuid?.() ?? 0}`);
  mkdirSync(path.join(folder, 'fc'), { recursive: true });
  writeFileSync(
    path.join(folder, 'fc', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fc-cache</cachedir></fontconfig>`,
  );
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  // the package unpacks the libraries it needs only where it sees this name
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  process.env['FONTCONFIG_PATH'] = path.join(folder, 'fc');
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  const executablePath = await packaged.executablePath();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } };
};

export const launchBrowser = async (): Promise<Browser> => chromium.launch({ args: FLAGS, ...(await findChromium()) });
