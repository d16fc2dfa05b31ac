import fc from 'fast-check';

/** Mostly one of the newest: what much happens to shows most. */
export const which = fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(1_000) });
/** An amount in whole cents. */
export const cents = fc.integer({ min: 1, max: 900_000 });
/** In days from today. */
export const day = fc.integer({ min: -40, max: 40 });
/** It, or nothing. */
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
/** A line of an invoice; now and then of nothing. */
export const line = fc.record({
  kind: fc.constantFrom('freight', 'detention', 'lumper', 'fuel_surcharge', 'other'),
  amount: fc.oneof({ weight: 9, arbitrary: cents }, { weight: 1, arbitrary: fc.constant(0) }),
});
/** Zero: the administrator; one: the employee; two and three: the agents. */
export const who = fc.constantFrom(0, 0, 1, 2, 3);
export const miles = maybe(fc.integer({ min: 1, max: 30_000 }));
