import { act } from '@testing-library/react';

/** Stands for the browser's connection to /api/stream; a test says what comes over it. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  readonly withCredentials: boolean;

  constructor(
    readonly url: string,
    { withCredentials = false }: EventSourceInit = {},
  ) {
    super();
    this.withCredentials = withCredentials;
    FakeStream.opened.push(this);
  }

  static install(): void {
    FakeStream.opened = [];
    Object.assign(globalThis, { EventSource: FakeStream });
  }

  static tell(entity: string): void {
    const data = JSON.stringify({ entity, id: '1', version: 1 });
    act(() => FakeStream.opened.forEach((stream) => void stream.dispatchEvent(new MessageEvent('changed', { data }))));
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  break(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}
