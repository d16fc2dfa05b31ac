// npm run dev: the server restarts and the browser refreshes as files are saved; the web app is at
// http://localhost:5173.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildServer, install, root } from './lib/ground.mjs';

install();
buildServer();
const start = (file, ...args) =>
  spawn(process.execPath, [path.join(root, 'node_modules', file), ...args], { cwd: root, stdio: 'inherit' });
const parts = [start('@nestjs/cli/bin/nest.js', 'start', '--watch'), start('vite/bin/vite.js', 'frontend')];
for (const part of parts) part.on('exit', () => parts.forEach((other) => other.kill('SIGTERM')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => parts.forEach((part) => part.kill(signal)));
