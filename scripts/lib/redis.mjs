// A Redis for the tests: REDIS_URL, a redis-server on the path, Docker, or as root the Debian package.
import { spawn, spawnSync } from 'node:child_process';
import net from 'node:net';
import { freePort } from './proxy.mjs';

const onPath = () => spawnSync('redis-server', ['--version']).status === 0;

const installed = () => {
  if (onPath()) return true;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 180_000,
    }).status === 0;
  return (
    (apt('install', '-y', '--no-install-recommends', 'redis-server') ||
      (apt('update') && apt('install', '-y', '--no-install-recommends', 'redis-server'))) &&
    onPath()
  );
};

const local = async () => {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.end('PING\r\n'));
      socket.on('data', (data) => resolve(String(data).includes('PONG')));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
    });
    if (answers) return { url: `redis://127.0.0.1:${port}`, how: 'redis-server', stop: () => child.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  return null;
};

const container = async () => {
  try {
    const { GenericContainer } = await import('testcontainers');
    const started = await new GenericContainer('redis:7-alpine').withExposedPorts(6379).start();
    return {
      url: `redis://${started.getHost()}:${started.getMappedPort(6379)}`,
      how: 'Docker',
      stop: () => started.stop(),
    };
  } catch {
    return null;
  }
};

/** @returns {Promise<{ url: string, how: string, stop: () => unknown } | null>} */
export const findRedis = async () => {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, how: 'REDIS_URL', stop: () => undefined };
  if (onPath()) return local();
  return (await container()) ?? (installed() ? local() : null);
};
