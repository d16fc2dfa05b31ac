import { placeOf } from './places';

const place = (
  address: string | null,
  city: string | null = null,
  state: string | null = null,
  zipCode: string | null = null,
) => ({
  ...{ address, city, state, zipCode },
});

describe('an address in one field', () => {
  it.each([
    ['1 Main St, Dallas, TX 75201', place('1 Main St', 'Dallas', 'TX', '75201')],
    ['1 Main St\nSuite 4\nFort Worth, tx 76102-1234', place('1 Main St, Suite 4', 'Fort Worth', 'TX', '76102-1234')],
    ['1 Main St\nDallas TX 75201', place('1 Main St', 'Dallas', 'TX', '75201')],
    ['Somewhere', place('Somewhere')],
    ['', place(null)],
    [null, place(null)],
  ])('%j', (written, parts) => expect(placeOf(written)).toEqual(parts));
});
