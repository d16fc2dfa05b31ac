import type { Page, Request } from 'playwright-core';

declare global {
  interface Window {
    /** What this page waits for, two frames from now. */
    goingOn(): Promise<string[]>;
  }
}

const LIMIT_MS = 15_000;

/** Runs in the page before any script of the product. */
const countInPage = (): void => {
  const going = new Map<object, string>();
  const during = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
    const mark = {};
    going.set(mark, what);
    try {
      return await work;
    } finally {
      going.delete(mark);
    }
  };
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) =>
    during(`fetch ${input instanceof Request ? input.url : String(input)}`, ask(input, init));
  for (const name of ['text', 'json', 'blob', 'arrayBuffer', 'formData'] as const) {
    const read = Response.prototype[name] as (this: Response) => Promise<unknown>;
    Object.assign(Response.prototype, {
      [name](this: Response) {
        return during(`the answer of ${this.url}`, read.call(this));
      },
    });
  }
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    going.set(this, 'an upload');
    this.addEventListener('loadend', () => going.delete(this));
    send.call(this, body);
  };
  let changes = 0;
  new MutationObserver((seen) => (changes += seen.length)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  // a task after the frame: what React put off until then has begun
  const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
  // React draws a page in slices, each a task: all of them come before this
  const rest = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
  const busy = (): string[] =>
    [...document.querySelectorAll('[aria-busy="true"], .MuiSkeleton-root')]
      .slice(0, 3)
      .map((element) => `busy: ${element.outerHTML.slice(0, 120)}`);
  window.goingOn = async () => {
    const before = changes;
    await frame();
    await task();
    await rest();
    await frame();
    await task();
    await rest();
    return [
      ...going.values(),
      ...busy(),
      ...(changes === before ? [] : ['the page was changing']),
      ...(document.body?.innerText.includes('Loading...') ? ['it says Loading...'] : []),
      ...((
        document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>('#root')
      )?.innerText.trim()
        ? []
        : ['nothing is shown yet']),
      ...(document.fonts.status === 'loading' ? ['fonts'] : []),
    ];
  };
};

/**
 * Knows when a page has nothing more to do: no request (the event stream stays open), no code on its way, nothing busy,
 * nothing that changes.
 */
export class Idle {
  /** Also what the page cannot count: its code, on its way. */
  private readonly asked = new Set<Request>();

  private constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<Idle> {
    const idle = new Idle(page);
    await page.addInitScript(countInPage);
    page.on('request', (request) => request.resourceType() !== 'eventsource' && idle.asked.add(request));
    const over = (request: Request): boolean => idle.asked.delete(request);
    page.on('requestfinished', over).on('requestfailed', over);
    return idle;
  }

  /** @throws Error with what still goes on */
  async reached(): Promise<void> {
    const end = Date.now() + LIMIT_MS;
    for (;;) {
      const inPage = await this.page
        .evaluate(() => window.goingOn())
        .catch((left: Error) => [`a page that goes: ${left.message.split('\n')[0]}`]);
      const all = [...[...this.asked].map((request) => `${request.resourceType()} ${request.url()}`), ...inPage];
      if (all.length === 0) return;
      if (Date.now() > end || this.page.isClosed())
        throw new Error(`${this.page.url()} did not come to rest in ${LIMIT_MS / 1_000} s:\n${all.join('\n')}`);
    }
  }
}
