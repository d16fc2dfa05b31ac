import { changeAnswered, momentOf, nextMoment } from './moments';

describe('when a change was made', () => {
  it('is at its answer where this page made it, else when it is told of', () => {
    changeAnswered('own');
    const after = nextMoment();
    expect(momentOf('own')).toBeLessThan(after);
    expect(momentOf('of somebody else')).toBeGreaterThan(after);
  });

  it.each([[null], [undefined], [7]])('is when it is told of where no request is named (%p)', (request) => {
    changeAnswered(null);
    const before = nextMoment();
    expect(momentOf(request)).toBeGreaterThan(before);
  });

  it('is known of the last two hundred changes of this page, and of none before', () => {
    for (let nr = 1; nr <= 201; nr += 1) changeAnswered(`change-${nr}`);
    changeAnswered(null);
    const after = nextMoment();
    const known = Array.from({ length: 201 }, (_, nr) => momentOf(`change-${nr + 1}`) < after);
    expect(known).toEqual([false, ...Array.from({ length: 200 }, () => true)]);
  });
});
