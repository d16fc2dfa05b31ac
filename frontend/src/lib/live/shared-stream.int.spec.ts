import { FakeStream } from '../../testing/fake-stream';
import { shareStream } from './shared-stream';
import type { LiveListener } from './stream';

/** The browser's locks and channels, as far as tabs of one browser need them. */
const installSharing = (): void => {
  let waiting: (() => void)[] = [];
  let held = false;
  const free = (): void => {
    held = false;
    waiting.shift()?.();
  };
  const hold = async (work: (lock: object | null) => unknown): Promise<unknown> => {
    held = true;
    try {
      return await work({});
    } finally {
      free();
    }
  };
  const request = (
    _name: string,
    { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    if (!held) return hold(work);
    if (ifAvailable) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const turn = () => resolve(hold(work));
      waiting.push(turn);
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== turn);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const channels = new Set<Channel>();
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      channels.delete(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
};

const tab = (user = 'user-1') => {
  const heard: LiveListener[] = [];
  return { heard, close: shareStream(user, (one) => void heard.push(one)) };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const standing = () => FakeStream.opened.filter(({ readyState }) => readyState !== FakeStream.CLOSED);
const result = { type: 'changed', data: { entity: 'client', id: '1', version: 1 } };

describe('the stream of changes', () => {
  beforeEach(() => FakeStream.install());
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is one for all tabs of a user, and all hear it', async () => {
    installSharing();
    const tabs = Array.from({ length: 10 }, () => tab());
    await settle();
    expect(standing()).toHaveLength(1);
    FakeStream.tell('client');
    for (const { heard } of tabs) expect(heard).toEqual([result]);
    tabs.forEach(({ close }) => close());
    await settle();
    expect(standing()).toHaveLength(0);
  });

  it('is taken over by another tab when its tab is closed, and all tabs are told of the gap', async () => {
    installSharing();
    const [first, ...others] = [tab(), tab(), tab()];
    await settle();
    first?.close();
    await settle();
    expect(standing()).toHaveLength(1);
    standing()[0]?.dispatchEvent(new Event('open'));
    for (const { heard } of others) expect(heard).toEqual([{ type: 'open', gap: true }]);
    expect(first?.heard).toEqual([]);
    others.forEach(({ close }) => close());
    await settle();
  });

  it('is not passed on to the tabs of somebody else', async () => {
    installSharing();
    const [mine, theirs] = [tab('user-1'), tab('user-2')];
    await settle();
    FakeStream.opened[0]?.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(result.data) }));
    expect([mine.heard, theirs.heard]).toEqual([[result], []]);
    mine.close();
    theirs.close();
    await settle();
  });

  it.each(['locks', 'channels'])('is each tab its own where the browser has only %s', async (only) => {
    installSharing();
    if (only === 'locks') Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    else Reflect.deleteProperty(navigator, 'locks');
    const tabs = [tab(), tab()];
    expect(standing()).toHaveLength(2);
    standing().forEach((stream) => stream.dispatchEvent(new Event('open')));
    for (const { heard } of tabs) expect(heard).toEqual([{ type: 'open', gap: false }]);
    tabs.forEach(({ close }) => close());
    await settle();
    expect(standing()).toHaveLength(0);
  });

  it('is none where the browser knows no streams', () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    const { heard, close } = tab();
    expect(() => close()).not.toThrow();
    expect(heard).toEqual([]);
  });

  it('begins without a gap, and is not waited for by a tab that was closed before its turn', async () => {
    installSharing();
    const [first, second, third] = [tab(), tab(), tab()];
    await settle();
    standing()[0]?.dispatchEvent(new Event('open'));
    expect([first.heard, third.heard]).toEqual([[{ type: 'open', gap: false }], [{ type: 'open', gap: false }]]);
    second.close();
    first.close();
    await settle();
    expect([standing().length, FakeStream.opened.length]).toEqual([1, 2]);
    third.close();
    await settle();
    expect(standing()).toHaveLength(0);
  });

  it('is each tab its own where tabs cannot agree', () => {
    const tabs = [tab(), tab()];
    expect(standing()).toHaveLength(2);
    tabs.forEach(({ close }) => close());
    expect(standing()).toHaveLength(0);
  });
});
