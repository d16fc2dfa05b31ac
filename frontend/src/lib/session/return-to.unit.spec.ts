import { rememberReturnTo, safePath, takeReturnTo } from './return-to';

describe('where a login leads', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the page that was asked for, once', () => {
    rememberReturnTo('/invoices?q=mesa');
    expect(takeReturnTo('/home')).toBe('/invoices?q=mesa');
    expect(takeReturnTo('/home')).toBe('/home');
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'evil', '/api/files/1', ''])('is never %p', (path) => {
    rememberReturnTo(path);
    expect(takeReturnTo('/home')).toBe('/home');
    expect(safePath(path, '/home')).toBe('/home');
  });

  it('may come with the link', () => {
    expect([safePath('/apiary', '/home'), safePath('/', '/home'), safePath(null, '/home')]).toEqual([
      '/apiary',
      '/',
      '/home',
    ]);
  });
});
