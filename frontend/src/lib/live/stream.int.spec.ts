import { FakeStream } from '../../testing/fake-stream';
import { openStream, type LiveListener } from './stream';

describe('a connection that tells of changes', () => {
  let heard: LiveListener[];
  let stop: () => void;
  const open = (gap = false) => {
    heard = [];
    stop = openStream((one) => void heard.push(one), { gap });
  };
  const last = () => FakeStream.opened.at(-1);

  beforeEach(() => {
    FakeStream.install();
    jest.useFakeTimers();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'EventSource');
  });

  it('is to the stream of the API, as whoever is signed in', () => {
    open();
    expect(last()).toMatchObject({ url: '/api/stream', withCredentials: true });
  });

  it('passes on what changed; what is no JSON is nothing', () => {
    open();
    FakeStream.tell('client');
    last()?.dispatchEvent(new MessageEvent('changed', { data: '{' }));
    expect(heard).toEqual([
      { type: 'changed', data: { entity: 'client', id: '1', version: 1 } },
      { type: 'changed', data: null },
    ]);
  });

  it.each([true, false])('says when it stands first whether something was missed before: %p', (gap) => {
    open(gap);
    last()?.dispatchEvent(new Event('open'));
    last()?.dispatchEvent(new Event('open'));
    expect(heard).toEqual([
      { type: 'open', gap },
      { type: 'open', gap: false },
    ]);
  });

  it('that broke is left to the browser to mend, and then knows of the gap', () => {
    open();
    last()?.break(0);
    jest.advanceTimersByTime(60_000);
    expect(FakeStream.opened).toHaveLength(1);
    last()?.dispatchEvent(new Event('open'));
    expect(heard).toEqual([
      { type: 'broken', refused: false },
      { type: 'open', gap: true },
    ]);
  });

  it('that was refused is tried again after five seconds, until it stands', () => {
    open();
    last()?.break(FakeStream.CLOSED);
    expect(heard).toEqual([{ type: 'broken', refused: true }]);
    jest.advanceTimersByTime(4_999);
    expect(FakeStream.opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(FakeStream.opened).toHaveLength(2);
    last()?.dispatchEvent(new Event('open'));
    expect(heard.at(-1)).toEqual({ type: 'open', gap: true });
    jest.advanceTimersByTime(60_000);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('that is stopped closes, and is not tried again', () => {
    open();
    last()?.break(FakeStream.CLOSED);
    jest.advanceTimersByTime(5_000);
    stop();
    expect(last()?.readyState).toBe(FakeStream.CLOSED);
    open();
    last()?.break(FakeStream.CLOSED);
    const before = FakeStream.opened.length;
    stop();
    jest.advanceTimersByTime(60_000);
    expect(FakeStream.opened).toHaveLength(before);
  });
});
