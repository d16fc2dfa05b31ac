import type { RequestHandler } from 'express';

/**
 * Knows whether this process was told to stop. It then keeps serving for a while, so that load balancers and clients
 * notice that it is leaving.
 */
export class Drain {
  private begun = false;

  get isOn(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  /** Middleware that closes each connection after its next response. */
  readonly closing: RequestHandler = (_request, response, next) => {
    if (this.begun) response.setHeader('Connection', 'close');
    next();
  };
}
