import { notFound, VersionConflict } from '../../core/errors';
import { bulkAnswerOf } from './bulk';

describe('a wish about many records', () => {
  it('is answered for each: done, or refused with a sentence', () =>
    expect(
      bulkAnswerOf([
        { id: 1 },
        { id: 2, refusal: notFound('load') },
        { id: 3 },
        { id: 4, refusal: new VersionConflict(['load-4']) },
      ]),
    ).toEqual({
      done: [1, 3],
      refused: [
        { id: 2, message: 'This load does not exist' },
        { id: 4, message: 'Somebody else changed this record meanwhile. Try again.' },
      ],
    }));
  it('fails where something broke that is no refusal', () =>
    expect(() => bulkAnswerOf([{ id: 1, refusal: new Error('the database is away') }])).toThrow(
      'the database is away',
    ));
});
