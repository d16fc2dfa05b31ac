/** Look-ups share round trips: what is asked for while one is on its way is asked of the database at once when it is back. */
export class Together<Asked, Found> {
  private waiting: { asked: Asked; done: (found: Found) => void; fail: (error: Error) => void }[] = [];
  private going = false;

  /** `ask` answers many at once, in their order. */
  constructor(private readonly ask: (all: readonly Asked[]) => Promise<readonly Found[]>) {}

  find(asked: Asked): Promise<Found> {
    return new Promise((done, fail) => {
      this.waiting.push({ asked, done, fail });
      if (this.going) return;
      this.going = true;
      setImmediate(() => void this.go());
    });
  }

  private async go(): Promise<void> {
    while (this.waiting.length > 0) {
      const turn = this.waiting;
      this.waiting = [];
      try {
        const found = await this.ask(turn.map(({ asked }) => asked));
        turn.forEach(({ done }, index) => done(found[index] as Found));
      } catch (error) {
        for (const { fail } of turn) fail(error as Error);
      }
    }
    this.going = false;
  }
}
