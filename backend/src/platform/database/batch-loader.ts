/** Combines look-ups: those made in the same turn of the event loop go to the database in one query. */
export class BatchLoader<Asked, Found> {
  private waiting: { asked: Asked; done: (found: Found) => void; fail: (error: Error) => void }[] = [];

  /** @param ask returns the results for many keys, in their order */
  constructor(private readonly ask: (all: readonly Asked[]) => Promise<readonly Found[]>) {}

  find(asked: Asked): Promise<Found> {
    return new Promise((done, fail) => {
      this.waiting.push({ asked, done, fail });
      if (this.waiting.length === 1) setImmediate(() => void this.go());
    });
  }

  private async go(): Promise<void> {
    const turn = this.waiting;
    this.waiting = [];
    try {
      const found = await this.ask(turn.map(({ asked }) => asked));
      turn.forEach(({ done }, index) => done(found[index] as Found));
    } catch (error) {
      for (const { fail } of turn) fail(error as Error);
    }
  }
}
