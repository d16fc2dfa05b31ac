// The port of the machine in a thread of its own: what the main thread is busy with holds no probe up.
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');

const { port, host, silentMs } = workerData;
/** What the main thread said last, and when; null in `problem`: it can serve. */
let said = { problem: null, at: performance.now() };
const waiting = new Map();
let asked = 0;

const answer = (response, status, text = '', type = 'text/plain; charset=utf-8') =>
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);

const tellReady = (response) => {
  if (performance.now() - said.at > silentMs)
    return answer(response, 503, `This process has not come to answer for ${silentMs / 1_000} seconds`);
  return said.problem === null ? answer(response, 200, 'ok') : answer(response, 503, said.problem);
};

const server = createServer(({ method, url, headers }, response) => {
  if (method === 'GET' && url === '/ready') return tellReady(response);
  if (method !== 'GET' || url !== '/metrics') return answer(response, 404);
  const id = (asked += 1);
  waiting.set(id, response);
  response.once('close', () => waiting.delete(id));
  parentPort.postMessage({ asked: id, authorization: headers.authorization });
});

parentPort.on('message', ({ problem, answered, status, text, type }) => {
  if (answered === undefined) said = { problem, at: performance.now() };
  else if (waiting.has(answered)) answer(waiting.get(answered), status, text, type);
});
server.listen(port, host, () => parentPort.postMessage({ listening: server.address() }));
server.on('error', (error) => {
  throw error;
});
