import fc from 'fast-check';
import { gallonsOf, mustFitTheCard, mustFitTheCurrency, mustFitTheQuantity, type Purchase } from './fuel-quantity';

const PURCHASE: Purchase = {
  amount: 494_13,
  paidFrom: 'fuel_card',
  gallons: '105.669',
  quantity: '400.00',
  quantityUnit: 'litres',
  currency: 'CAD',
  originalAmount: 675_60,
  exchangeRate: '0.7314',
  cardFee: null,
};

describe('a purchase of fuel', () => {
  it.each([
    ['400.00', 'litres', '105.669'],
    ['102.34', 'gallons', '102.34'],
    ['3.785412', 'litres', '0'],
    ['0', 'litres', '0'],
    ['1000', 'litres', '264.172'],
  ] as const)('of %s %s has %s gallons', (quantity, unit, gallons) => expect(gallonsOf(quantity, unit)).toBe(gallons));
  it('comes to gallons within half a thousandth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), (litres) => {
        const gallons = Number(gallonsOf((litres / 1_000).toFixed(3), 'litres'));
        expect(Math.abs(gallons - litres / 3_785.412)).toBeLessThanOrEqual(0.000_500_001);
      }),
    );
  });
  it('keeps litres and Canadian dollars as they were bought, which come to its gallons and dollars', () => {
    expect(() => mustFitTheQuantity(PURCHASE)).not.toThrow();
    expect(() => mustFitTheCurrency(PURCHASE)).not.toThrow();
    expect(() => mustFitTheQuantity({ ...PURCHASE, gallons: '105.67' })).toThrow('400.00 litres are 105.669 gallons');
    expect(() => mustFitTheQuantity({ ...PURCHASE, quantityUnit: null })).toThrow('gallons or liters');
    expect(() => mustFitTheQuantity({ ...PURCHASE, quantity: null })).toThrow('how much was bought');
    expect(() => mustFitTheCurrency({ ...PURCHASE, amount: 494_14 })).toThrow('C$ 675.60 at 0.7314 are $494.13');
    expect(() => mustFitTheCurrency({ ...PURCHASE, originalAmount: null })).toThrow('in Canadian dollars');
    expect(() => mustFitTheCurrency({ ...PURCHASE, exchangeRate: null })).toThrow('exchange rate');
    expect(() => mustFitTheCurrency({ ...PURCHASE, currency: null })).toThrow('Choose the currency');
  });
  it('has a fee of the card only where it was bought on one', () => {
    expect(() => mustFitTheCard({ ...PURCHASE, cardFee: 150 })).not.toThrow();
    expect(() => mustFitTheCard({ ...PURCHASE, cardFee: 150, paidFrom: 'bank' })).toThrow('fee of the card');
  });
});
