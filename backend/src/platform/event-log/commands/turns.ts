import { KeyedQueue } from '../../core/keyed-queue';

const SHORTEST_PAUSE_MS = 10;

/** A decision wants to write to streams whose queue its task does not hold yet. */
class OutOfTurn extends Error {
  constructor(readonly streams: readonly string[]) {
    super(`Not in the queue of ${streams.join(', ')}`);
  }
}

/** The streams whose queues a task holds while it decides and commits. */
export class Turn {
  constructor(private readonly held: ReadonlySet<string>) {}

  /** Leaves the work, to be begun again once the task holds these queues, too. */
  mustHold(streams: readonly string[]): void {
    const missed = streams.filter((stream) => !this.held.has(stream));
    if (missed.length > 0) throw new OutOfTurn(missed);
  }
}

/**
 * Lets tasks of this process that write to the same stream follow each other. A task that writes to several streams
 * takes their queues in sorted order, so that two of them never wait for each other. This holds as well for streams
 * that only a decision names: then all queues are given back and taken again in order, before anything is written.
 */
export class Turns {
  private readonly queue = new KeyedQueue();

  /** @param work is begun again when it turns out to need further streams */
  async take<Result>(streams: readonly string[], work: (turn: Turn) => Promise<Result>): Promise<Result> {
    const held = new Set(streams);
    const inOrder = [...held].sort().reduceRight<() => Promise<Result>>(
      (next, stream) => () => this.queue.take(stream, next),
      () => work(new Turn(held)),
    );
    try {
      return await inOrder();
    } catch (error) {
      if (!(error instanceof OutOfTurn)) throw error;
      return this.take([...held, ...error.streams], work);
    }
  }
}

/** Waits longer with every try, plus a random part, so that two processes do not collide again. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((over) => setTimeout(over, SHORTEST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())));
