import { client } from './client';

describe('a client', () => {
  it('is kept for itself', () =>
    expect([client.aggregate.belonging, client.clientOfRow({ id: 'client-1' })]).toEqual(['client', 'client-1']));
});
