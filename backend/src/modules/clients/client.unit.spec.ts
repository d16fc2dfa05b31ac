import { kindOf } from '../../platform/records/kind';
import { Client } from './client';

const client = kindOf(Client);

describe('a client', () => {
  it('is kept for itself', () =>
    expect([client.aggregate.belonging, client.clientOfRow({ id: 'client-1' })]).toEqual(['client', 'client-1']));
});
