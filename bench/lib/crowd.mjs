// Many connections at once, each of which sends one request after the other. Runs beside what watches the processes meanwhile.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { connections, turns, desks, body } = workerData;

const post = (agent, { address, headers }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const done = (status, id) => resolve({ status, id, ms: performance.now() - started });
    const request = http.request(`${address}/api/invoices`, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () =>
        done(response.statusCode, response.statusCode === 201 ? JSON.parse(text).id : undefined),
      );
    });
    request.on('error', (error) => done(error.message));
    request.end(body);
  });

const one = async (nr) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const answers = [];
  for (let turn = 0; turn < turns; turn += 1) answers.push(await post(agent, desks[nr % desks.length]));
  agent.destroy();
  return answers;
};

const answers = await Promise.all(Array.from({ length: connections }, (_, nr) => one(nr)));
parentPort.postMessage(answers.flat());
