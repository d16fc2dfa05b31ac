// Serves the machine port in a thread of its own, so that probes get an answer even when the main thread is busy.
import { createServer, type ServerResponse } from 'node:http';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { PortAnswer, PortSettings, ReadyWord } from './machine-port';

const { port, host, silentMs } = workerData as PortSettings;
const main = parentPort as MessagePort;
/** The last report of the main thread and when it came; `problem` is null when the process can serve. */
let said: ReadyWord & { readonly at: number } = { problem: null, at: performance.now() };
const waiting = new Map<number, ServerResponse>();
let asked = 0;

const answer = (
  response: ServerResponse,
  status: number,
  text = '',
  type = 'text/plain; charset=utf-8',
): ServerResponse => response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);

const tellReady = (response: ServerResponse): ServerResponse => {
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
  main.postMessage({ asked: id, authorization: headers.authorization });
});

main.on('message', (word: ReadyWord | PortAnswer) => {
  if ('problem' in word) {
    said = { problem: word.problem, at: performance.now() };
    return;
  }
  const response = waiting.get(word.answered);
  if (response) answer(response, word.status, word.text, word.type);
});
server.listen(port, host, () => main.postMessage({ listening: server.address() }));
server.on('error', (error) => {
  throw error;
});
