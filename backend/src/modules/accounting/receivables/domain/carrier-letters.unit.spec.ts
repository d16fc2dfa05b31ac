import { planLetters, type Chosen } from './carrier-letters';

const invoice = (id: number, over: Partial<Chosen> = {}): Chosen => ({
  id,
  brokerId: 3,
  status: 'pending',
  to: 'ap@summit.test',
  ...over,
});

describe('letters to carriers', () => {
  it('are one letter to each address of each carrier, in the order in which they were asked for', () => {
    const found = [
      invoice(1),
      invoice(2, { brokerId: 4 }),
      invoice(3, { status: 'overdue', to: 'AP@summit.test' }),
      invoice(4, { to: 'second@summit.test' }),
    ];
    expect(planLetters('remind', [3, 1, 2, 4, 3], found)).toEqual({
      letters: [
        { brokerId: 3, to: 'AP@summit.test', invoices: [3, 1] },
        { brokerId: 4, to: 'ap@summit.test', invoices: [2] },
        { brokerId: 3, to: 'second@summit.test', invoices: [4] },
      ],
      refused: [],
    });
  });
  it.each([
    [invoice(1, { status: 'draft' }), 'A draft invoice cannot be reminded of; issue it first'],
    [invoice(1, { status: 'paid' }), 'A paid invoice needs no reminder'],
    [invoice(1, { status: 'cancelled' }), 'A cancelled invoice cannot be reminded of'],
    [invoice(1, { to: null }), 'This carrier has no e-mail address'],
    [invoice(2), 'This invoice does not exist'],
  ])('leave out %p and say why: %s', (found, message) =>
    expect(planLetters('remind', [1], [found])).toEqual({ letters: [], refused: [{ id: 1, message }] }),
  );
  it('with papers are of all that is issued, also what is paid', () => {
    const found = [
      invoice(1, { status: 'paid' }),
      invoice(2),
      invoice(3, { status: 'draft' }),
      invoice(4, { status: 'cancelled' }),
    ];
    expect(planLetters('send', [1, 2, 3, 4], found)).toEqual({
      letters: [{ brokerId: 3, to: 'ap@summit.test', invoices: [1, 2] }],
      refused: [
        { id: 3, message: 'A draft invoice cannot be sent; issue it first' },
        { id: 4, message: 'A cancelled invoice cannot be sent' },
      ],
    });
  });
});
