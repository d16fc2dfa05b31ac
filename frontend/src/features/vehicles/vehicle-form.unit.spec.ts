import { monthRule, vehicleFields, vehicleForm, vinRule, wholeRule } from './vehicle-form';

describe('the fields of a vehicle', () => {
  it('of a new one are empty, but for the fuel', () => {
    const { fuelType, ...others } = vehicleForm.values(null);
    expect([fuelType, ...new Set(Object.values(others))]).toEqual(['diesel', '']);
  });

  it('are sent without the spaces around them, what is empty as nothing and numbers as numbers', () => {
    const typed = {
      ...vehicleForm.values(null),
      unitNumber: ' 101 ',
      vin: ' 1fujgldr9kl100000',
      licensePlate: 'P1 ',
      weight: ' 80000 ',
    };
    expect(vehicleFields(typed)).toEqual({
      unitNumber: '101',
      vin: '1fujgldr9kl100000',
      licensePlate: 'P1',
      plateState: null,
      clientId: null,
      year: null,
      make: null,
      model: null,
      weight: 80_000,
      axles: null,
      fuelType: 'diesel',
      firstUsedMonth: null,
      notes: null,
    });
  });

  it.each([
    ['1FUJGLDR9KL100000', true],
    ['1fujgldr9kl100000 ', true],
    ['1FUJGLDR9KL10000', 'VIN must be 17 letters and digits, without I, O and Q'],
    ['1FUJGLDR9KLO00000', 'VIN must be 17 letters and digits, without I, O and Q'],
  ])('VIN %s', (vin, said) => expect(vinRule.validate(vin)).toBe(said));

  it.each([
    ['', true],
    ['2026-07', true],
    ['2026-13', 'Type a month such as 2026-07'],
    ['July', 'Type a month such as 2026-07'],
  ])('month "%s"', (month, said) => expect(monthRule.validate(month)).toBe(said));

  it.each([
    ['', true],
    ['2', true],
    ['12', true],
    ['1', 'Axles must be a whole number from 2 to 12'],
    ['13', 'Axles must be a whole number from 2 to 12'],
    ['2.5', 'Axles must be a whole number from 2 to 12'],
  ])('axles "%s"', (axles, said) => expect(wholeRule('Axles', 2, 12).validate(axles)).toBe(said));
});
