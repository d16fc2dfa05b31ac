// The parts of a check, side by side where cores allow: each says how many cores it keeps busy and what must be done
// before.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './ground.mjs';

export const CORES = Math.max(2, os.availableParallelism());

/** Runs a Node program to its end; its words are kept and told only when it fails. */
export const node = (args, env = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ fine: code === 0, output, seconds: (performance.now() - started) / 1_000 }));
  });

/**
 * @param {{ name: string, cores: number, after?: string[], run: () => Promise<unknown> }[]} parts in the order of their
 *   importance: a long one comes
 *   first, so that the short ones fill the gaps
 */
export const runParts = async (parts) => {
  const waiting = [...parts];
  const done = new Set();
  let free = CORES;
  let running = 0;
  await new Promise((resolve, reject) => {
    const start = (part) => {
      const taken = Math.min(part.cores, CORES);
      free -= taken;
      running += 1;
      part.run().then(() => {
        free += taken;
        running -= 1;
        done.add(part.name);
        next();
      }, reject);
    };
    const next = () => {
      for (let index = 0; index < waiting.length;) {
        const part = waiting[index];
        const may = free >= Math.min(part.cores, CORES) && (part.after ?? []).every((name) => done.has(name));
        if (may) start(waiting.splice(index, 1)[0]);
        else index += 1;
      }
      if (running > 0) return;
      if (waiting.length > 0)
        reject(new Error(`These parts wait for one that is not there: ${waiting.map(({ name }) => name).join(', ')}`));
      else resolve();
    };
    next();
  });
};
