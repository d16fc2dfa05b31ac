import { withChosenClient } from './client-scope';

describe('the client chosen in the header', () => {
  it.each([
    ['/loads', '?client=c-1', '/loads?client=c-1', 'goes along to an address'],
    ['/loads?status=delivered#top', '?q=x&client=c-1', '/loads?status=delivered&client=c-1#top', 'beside what it says'],
    ['/loads?client=c-2', '?client=c-1', '/loads?client=c-2', 'stays behind where another one is named'],
    ['/loads?client=', '?client=c-1', '/loads', 'is let go where none is named'],
    ['/loads?client=&q=x', '', '/loads?q=x', 'is let go where there was none'],
    ['/loads?status=pending,in_transit', '', '/loads?status=pending,in_transit', 'changes nothing when there is none'],
    ['/loads?q=a,b&client=c-1', '?client=c-1', '/loads?q=a,b&client=c-1', 'changes nothing when it is there'],
  ])('%s after %s is %s: it %s', (href, search, stored) => {
    expect(withChosenClient(href, search)).toBe(stored);
  });
});
