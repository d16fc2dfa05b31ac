import type { RequestHandler } from 'express';

/**
 * Whether this process was told to stop. It then goes on serving for a while, so that whoever sends it requests finds
 * out that it is leaving.
 */
export class Drain {
  private begun = false;

  get isOn(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  /** A connection on which an answer says so is not used again. */
  readonly closing: RequestHandler = (_request, response, next) => {
    if (this.begun) response.setHeader('Connection', 'close');
    next();
  };
}
