import { iftaProcess } from './ifta-process';

describe('the filing of a quarter', () => {
  it('is kept for its client', () =>
    expect([
      iftaProcess.aggregate.belonging,
      iftaProcess.clientOfRow({ id: 'process-1', clientId: 'client-1' }),
    ]).toEqual(['client', 'client-1']));
});
