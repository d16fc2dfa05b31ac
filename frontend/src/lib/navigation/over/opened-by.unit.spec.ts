import type { Location } from 'react-router';
import { claimOpened, releaseOpened } from './opened-by';
import { belowAll, isOver, liesOver } from './steps-over';

const at = (search: string, state: unknown = null): Location<unknown> => ({
  pathname: '/invoices',
  search,
  hash: '',
  key: 'k',
  state,
});

describe('what the address has opened', () => {
  afterEach(() => ['a', 'b'].forEach(releaseOpened));

  it('belongs to the first dialog that opens with it; a second one was opened by a click in the first', () => {
    const step = at('?pay=7', { before: '', opened: 'pay' });
    expect(claimOpened(step, 'a')).toBe(true);
    expect(claimOpened(step, 'b')).toBe(false);
    releaseOpened('a');
    expect(claimOpened(step, 'b')).toBe(true);
  });

  it('is told by the address alone where a link led to it', () => {
    expect(claimOpened(at('?client=c&edit=7'), 'a')).toBe(true);
    expect(claimOpened(at('?client=c&edit=7'), 'b')).toBe(false);
    expect(claimOpened(at('?client=c'), 'b')).toBe(false);
  });

  it('is nobody’s any more once the address does not say it', () => {
    expect(claimOpened(at('?edit=7'), 'a')).toBe(true);
    expect(claimOpened(at(''), 'b')).toBe(false);
    expect(claimOpened(at('?edit=8'), 'b')).toBe(true);
  });

  it('is not what the step of a dialog lies over', () => {
    expect(claimOpened(at('?edit=7', { over: 'x-1', under: null }), 'a')).toBe(false);
  });
});

describe('steps that lie over each other', () => {
  const page = { before: '', opened: 'edit' };
  const dialog = { over: 'a-1', under: page };
  const question = { over: 'b-1', under: dialog };

  it('keep the dialog below open', () => {
    expect(isOver(question, 'a-1')).toBe(true);
    expect(isOver(question, 'b-1')).toBe(true);
    expect(isOver(dialog, 'b-1')).toBe(false);
    expect(liesOver({ before: '', opened: 'pay', under: dialog })).toBe(true);
    expect(liesOver(page)).toBe(false);
  });

  it('are counted down to what opened the first of them', () => {
    expect(belowAll(question)).toEqual({ depth: 2, state: page });
    expect(belowAll(page)).toEqual({ depth: 0, state: page });
    expect(belowAll(null)).toEqual({ depth: 0, state: null });
  });
});
