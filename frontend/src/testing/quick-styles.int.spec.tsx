import { screen } from '@testing-library/react';
import { openApp } from './open-app';
import { signedInAs } from './prepared/people';
import { staffUser } from './render-app';

/** getComputedStyle of test/quick-styles.cjs, and the one of jsdom that it stands for. */
const quick = window.getComputedStyle as typeof window.getComputedStyle & {
  readonly ofJsdom: typeof window.getComputedStyle;
};
const ASKED = ['display', 'visibility', 'pointer-events', 'opacity', 'content'];

const differences = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const real = quick.ofJsdom(element);
    return ASKED.filter((name) => quick(element).getPropertyValue(name) !== real.getPropertyValue(name)).map(
      (name) => `${name} of ${element.outerHTML.slice(0, 120)}`,
    );
  });

describe('the style that a test asks for', () => {
  it('is the one that jsdom gives, of a whole page with an open dialog', async () => {
    const { typist } = openApp('/profile', { ...signedInAs(staffUser), 'GET /api/sessions': () => ({ body: [] }) });
    await screen.findByRole('button', { name: /^Notifications/ });
    expect(differences()).toEqual([]);
    await typist.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    expect(document.querySelectorAll('*').length).toBeGreaterThan(100);
    expect(differences()).toEqual([]);
  });

  it('follows rules, classes, parents and what stands in the element itself', () => {
    const style = document.createElement('style');
    style.textContent =
      '.a{display:flex} p.a, .b .c{display:grid;visibility:hidden} .d:not(.e){opacity:0.5} @media print{.a{display:none}} @media screen{.f{display:none}}';
    document.head.append(style);
    document.body.innerHTML =
      '<p class="a"></p><div class="b" hidden><i class="c"><b>x</b></i></div><u class="d"></u><u class="d e"></u><s class="f a"></s><em style="display:none"></em>';
    expect(differences()).toEqual([]);
    document.querySelector('.f')?.classList.remove('f');
    style.append('.a{pointer-events:none}');
    expect(differences()).toEqual([]);
    style.remove();
    expect(differences()).toEqual([]);
  });
});
