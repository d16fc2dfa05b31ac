// People who work beside something large.
import { setTimeout as sleep } from 'node:timers/promises';

/** People who look at lists and figures and add a client now and then, each once a second. */
export class Office {
  times = [];
  failed = [];
  isOver = false;

  constructor(address, headers) {
    this.address = address;
    this.headers = { ...headers, 'content-type': 'application/json' };
  }

  async person(nr) {
    const asked = [
      () => this.send('GET', '/api/clients?limit=50'),
      () => this.send('GET', '/api/dashboard/stats'),
      () => this.send('GET', '/api/invoices?limit=50'),
      () => this.send('GET', `/api/clients?q=Haul%20${nr}`),
      () => this.send('POST', '/api/brokers', { name: `Broker ${nr} ${this.times.length} ${Math.random()}` }),
    ];
    await sleep(nr * 20);
    for (let turn = nr; !this.isOver; turn += 1) {
      await asked[turn % asked.length]();
      await sleep(1_000);
    }
  }

  async send(method, path, body) {
    const started = performance.now();
    const response = await fetch(this.address + path, {
      method,
      headers: this.headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error) => ({ status: error.message, text: async () => '' }));
    const text = await response.text();
    this.times.push(performance.now() - started);
    if (![200, 201].includes(response.status))
      this.failed.push(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  }

  open(people) {
    this.people = Array.from({ length: people }, (_, nr) => this.person(nr));
  }

  async close() {
    this.isOver = true;
    await Promise.all(this.people);
    this.times.sort((a, b) => a - b);
  }
}
