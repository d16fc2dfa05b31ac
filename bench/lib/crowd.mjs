// Many connections at once, each of which sends one request after the other: bytes on sockets, so that the crowd itself
// costs little.
import net from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { connections, turns, desks, body } = workerData;

const wholeOf = ({ address, headers }) => {
  const { host } = new URL(address);
  const all = { host, ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST /api/invoices HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

/** The status and the id in an answer; undefined while something of it is missing. */
const answerIn = (text) => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
  const said = text.slice(end + 4);
  if (Buffer.byteLength(said) < length) return undefined;
  const status = Number(text.slice(9, 12));
  return { status, id: status === 201 ? JSON.parse(said).id : undefined };
};

const one = (desk, bytes) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(desk.address);
    const answers = [];
    let started = performance.now();
    let text = '';
    const done = (answer) => {
      answers.push({ ...answer, ms: performance.now() - started });
      if (answers.length === turns || answer.status === 'broken') {
        socket.destroy();
        return resolve(answers);
      }
      [text, started] = ['', performance.now()];
      socket.write(bytes);
    };
    const socket = net.connect(Number(port), hostname);
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
      const answer = answerIn(text);
      if (answer) done(answer);
    });
    // a system that drops a crowd's first packets has them sent again after seconds: that is not the product's
    socket.once('connect', () => {
      connecting.push(performance.now() - started);
      started = performance.now();
    });
    socket.once('error', () => done({ status: 'broken' }));
    socket.write(bytes);
  });

const connecting = [];
const whole = desks.map(wholeOf);
const begun = process.cpuUsage();
const answers = await Promise.all(
  Array.from({ length: connections }, (_, nr) => one(desks[nr % desks.length], whole[nr % desks.length])),
);
const { user, system } = process.cpuUsage(begun);
parentPort.postMessage({ answers: answers.flat(), connectMs: Math.max(...connecting), cpuMs: (user + system) / 1_000 });
