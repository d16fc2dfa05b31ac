// A contestant in a process of its own, and calls to it.
import { fork } from 'node:child_process';
import path from 'node:path';

export class Contestant {
  constructor(file) {
    this.file = file;
    this.key = path.basename(file).replace('.mjs', '');
    this.calls = new Map();
    this.seq = 0;
  }
  async start() {
    this.child = fork(path.join(import.meta.dirname, 'worker.mjs'), [this.file], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.err = '';
    this.child.stderr.on('data', (d) => {
      this.err = (this.err + d).slice(-2000);
    });
    await new Promise((resolve, reject) => {
      this.child.once('message', resolve);
      this.child.once('exit', (c) => reject(new Error(`${this.key} exited ${c}: ${this.err}`)));
    });
    this.child.on('message', ({ id, result, error }) => {
      const c = this.calls.get(id);
      this.calls.delete(id);
      if (c) error ? c.reject(new Error(error)) : c.resolve(result);
    });
    this.child.on('exit', (c) => {
      for (const call of this.calls.values()) call.reject(new Error(`${this.key} exited ${c}: ${this.err}`));
      this.calls.clear();
    });
  }
  call(cmd, args, timeoutMs = 60000) {
    const id = (this.seq += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.calls.delete(id);
        reject(new Error(`${cmd} took more than ${timeoutMs} ms`));
        this.stop();
      }, timeoutMs);
      this.calls.set(id, {
        resolve: (v) => {
          clearTimeout(timer);
          resolve(v);
        },
        reject: (e) => {
          clearTimeout(timer);
          reject(e);
        },
      });
      this.child.send({ id, cmd, args });
    });
  }
  stop() {
    if (this.child?.exitCode === null && this.child.pid) this.child.kill('SIGKILL');
  } // our own child, by its pid
}
