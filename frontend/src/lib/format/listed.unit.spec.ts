import { pageOfAll } from './listed';

const refetch = () => undefined;
const call = { data: [1, 2, 3, 4, 5], error: null, isFetching: true, isPlaceholderData: false, refetch };
const pageOf = (page: number, limit: number) => pageOfAll(call, call.data, { page, limit }).data;

describe('a page of rows that came all at once', () => {
  it.each([
    [0, 2, [1, 2]],
    [1, 2, [3, 4]],
    [2, 2, [5]],
    [3, 2, []],
    [0, 25, [1, 2, 3, 4, 5]],
  ])('%i of %i rows has its own, and knows of all', (page, limit, items) =>
    expect(pageOf(page, limit)).toEqual({ items, total: 5, all: [1, 2, 3, 4, 5] }),
  );

  it('is none before they came', () => {
    expect(pageOfAll({ ...call, data: undefined }, [], { page: 0, limit: 25 }).data).toBeUndefined();
  });

  it('says of the call what the call says', () => {
    const error = new Error('Away');
    expect(pageOfAll({ ...call, error, isPlaceholderData: true }, [], { page: 0, limit: 25 })).toMatchObject({
      error,
      isFetching: true,
      isPlaceholderData: true,
      refetch,
    });
  });
});
