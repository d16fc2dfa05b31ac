import { limitText } from './limit';

describe('the limit of an agent', () => {
  it.each([
    [25, '25'],
    [1_500, '1,500'],
    [1, '1'],
    [0, 'Unlimited'],
    [null, 'Unlimited'],
    [undefined, 'Unlimited'],
  ])('of %p reads %s', (limit, text) => expect(limitText(limit)).toBe(text));
});
