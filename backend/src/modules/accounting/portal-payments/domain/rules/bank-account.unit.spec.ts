import { isRoutingNumber } from './bank-account';

describe('a routing number', () => {
  // of the Federal Reserve Bank of Boston, of JPMorgan Chase and of Bank of America
  it.each(['011000015', '021000021', '026009593'])('%s has its check digit', (digits) =>
    expect(isRoutingNumber(digits)).toBe(true),
  );
  it.each(['011000016', '021000012', '120000021', '000000000', '02100002', '0210000210', '02100002a', ''])(
    '%s is none',
    (digits) => expect(isRoutingNumber(digits)).toBe(false),
  );
});
