import { CLIENTS, clientsAt, those } from './cast';

describe('the cast of the demo', () => {
  it('is twelve clients, or others like each of them, every one under a name of its own', () => {
    expect(clientsAt(1)).toEqual(CLIENTS);
    const thrice = clientsAt(3);
    expect(thrice.slice(0, 12)).toEqual(CLIENTS);
    expect(new Set(thrice.map(({ companyName }) => companyName)).size).toBe(36);
    expect(thrice[13]).toEqual({ ...CLIENTS[1], companyName: 'Prairie Star Transport 2' });
    expect(thrice[24]?.companyName).toBe('Ridgeline Carriers LLC 3');
  });
  it('has the first of the twelve take a turn, and everybody beyond them', () => {
    expect(those(clientsAt(1), 4)).toEqual([0, 1, 2, 3]);
    expect(those(clientsAt(2), 2)).toEqual([0, 1, ...Array.from({ length: 12 }, (_, at) => 12 + at)]);
  });
});
