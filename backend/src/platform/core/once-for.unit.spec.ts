import { onceFor } from './once-for';

describe('what is worked out once for an object', () => {
  it('is worked out once for each, also when there is nothing to be found', () => {
    const asked: string[] = [];
    const found = onceFor(({ name }: { readonly name: string }) => void asked.push(name));
    const one = { name: 'one' };
    const other = { name: 'other' };
    for (const each of [one, other, one, other]) expect(found(each)).toBeUndefined();
    expect(asked).toEqual(['one', 'other']);
  });
});
