// What stands in front of the api processes in tests: Caddy with the shipped file where there is one, else a small
// proxy that follows the same file's rules.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from './ground.mjs';

const SHIPPED = path.join(root, 'deploy/Caddyfile');
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const freePort = async () => {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

const milliseconds = (text) => Number.parseFloat(text) * (/ms$/.test(text) ? 1 : 1_000);

/** The rules of the shipped file that decide who gets a request. */
export const rulesOf = (text) => {
  const of = (name) => {
    const value = new RegExp(`^\\s*${name} (\\S+)`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`deploy/Caddyfile says no ${name}`);
    return value;
  };
  return {
    uri: of('health_uri'),
    every: milliseconds(of('health_interval')),
    timeout: milliseconds(of('health_timeout')),
    fails: Number(of('health_fails')),
    tryFor: milliseconds(of('lb_try_duration')),
  };
};

/** The shipped file for these addresses. */
const placed = (port, upstreams) =>
  `{\n\tadmin off\n\tauto_https off\n}\n${readFileSync(SHIPPED, 'utf8')}`
    .replace('{$SITE_ADDRESS::80}', `:${port}`)
    .replace(/reverse_proxy [^{]+\{/, `reverse_proxy ${upstreams.join(' ')} {`);

const caddy = async (port, upstreams) => {
  if (spawnSync('caddy', ['version']).status !== 0) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-proxy-'));
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, placed(port, upstreams));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (spawnSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile']).status !== 0) return (remove(), null); // older than the file
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    remove();
  };
  return { how: 'Caddy with the shipped file', stop };
};

const ours = async (port, upstreams) => {
  const rules = rulesOf(readFileSync(SHIPPED, 'utf8'));
  const targets = upstreams.map((address) => ({
    host: address.split(':')[0],
    port: Number(address.split(':')[1]),
    well: true,
    failed: 0,
    busy: 0,
  }));
  const agent = new http.Agent({ keepAlive: true });
  const look = (target) =>
    new Promise((resolve) => {
      const asked = http.get(
        { host: target.host, port: target.port, path: rules.uri, timeout: rules.timeout },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode === 200);
        },
      );
      asked.on('timeout', () => asked.destroy()).on('error', () => resolve(false));
    });
  const timer = setInterval(() => {
    for (const target of targets) {
      void look(target).then((fine) => {
        target.failed = fine ? 0 : target.failed + 1;
        if (fine) target.well = true;
        else if (target.failed >= rules.fails) target.well = false;
      });
    }
  }, rules.every);
  const least = () => targets.filter(({ well }) => well).sort((a, b) => a.busy - b.busy)[0];
  const pass = (request, response, until) => {
    const target = least();
    if (!target)
      return performance.now() < until
        ? void wait(250).then(() => pass(request, response, until))
        : response.writeHead(503).end();
    target.busy += 1;
    response.once('close', () => (target.busy -= 1));
    const { host, port: at } = target;
    const onward = http.request(
      {
        agent,
        host,
        port: at,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
      },
      (answer) => {
        const { connection: _, ...headers } = answer.headers;
        response.writeHead(answer.statusCode, headers);
        answer.pipe(response);
      },
    );
    // a request with a body is never sent twice
    onward.on('error', () =>
      response.headersSent
        ? response.destroy()
        : request.method === 'GET' && performance.now() < until
          ? pass(request, response, until)
          : response.writeHead(502).end(),
    );
    request.pipe(onward);
  };
  const server = http
    .createServer((request, response) => pass(request, response, performance.now() + rules.tryFor))
    .listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { how: 'a proxy in Node with the rules of the shipped Caddyfile', stop };
};

/** @returns {Promise<{ address: string, how: string, stop: () => Promise<void> }>} */
export const startProxy = async (upstreams) => {
  const port = await freePort();
  const proxy = (await caddy(port, upstreams)) ?? (await ours(port, upstreams));
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { ...proxy, address: `http://127.0.0.1:${port}` };
    await wait(100);
  }
  await proxy.stop();
  throw new Error('The proxy does not pass requests on');
};
