import { browser } from '../browser';
import { navigateTo, navigatesBy } from './navigate-to';

describe('an address that is opened from outside the router', () => {
  let loaded: string[];
  beforeEach(() => {
    loaded = [];
    jest.spyOn(browser, 'goTo').mockImplementation((path) => void loaded.push(path));
  });
  afterEach(() => jest.restoreAllMocks());

  it('is opened by the router while there is one, and loaded anew after it', () => {
    const went: string[] = [];
    const end = navigatesBy((path) => void went.push(path));
    navigateTo('/loads');
    end();
    navigateTo('/clients');
    expect([went, loaded]).toEqual([['/loads'], ['/clients']]);
  });

  it('is opened by the router that came last, though an earlier one ends after it', () => {
    const went: string[] = [];
    const endFirst = navigatesBy(() => void went.push('first'));
    const endSecond = navigatesBy(() => void went.push('second'));
    endFirst();
    navigateTo('/loads');
    endSecond();
    expect([went, loaded]).toEqual([['second'], []]);
  });
});
