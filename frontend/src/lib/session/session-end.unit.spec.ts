import { againAs, askForSignInBy, isAskedForSignIn, signInAgain, type SignedInAgain } from './session-end';

/** A page that asks; the test says who signs in. */
const page = () => {
  const answers: ((who: SignedInAgain) => void)[] = [];
  const stop = askForSignInBy(() => new Promise((resolve) => answers.push(resolve)));
  return { stop, answers, told: (who: SignedInAgain) => answers.at(-1)?.(who) };
};

describe('a session that ended', () => {
  it('is asked about once at a time, and all who wait hear the same', async () => {
    const { stop, answers, told } = page();
    const [one, other] = [signInAgain(), signInAgain()];
    expect([answers.length, isAskedForSignIn()]).toEqual([1, true]);
    told('same');
    expect([await one, await other, isAskedForSignIn()]).toEqual(['same', 'same', false]);
    const later = signInAgain();
    expect(answers).toHaveLength(2);
    told('another');
    expect(await later).toBe('another');
    stop();
  });

  it('is nobody’s where no page can ask', async () => {
    expect([await signInAgain(), isAskedForSignIn()]).toEqual(['nobody', false]);
    const { stop, answers } = page();
    stop();
    expect([await signInAgain(), answers.length]).toEqual(['nobody', 0]);
  });

  it('is not asked about again by a page that was told nobody; a page opened later asks', async () => {
    const { stop, answers, told } = page();
    const first = signInAgain();
    told('nobody');
    expect([await first, await signInAgain(), answers.length]).toEqual(['nobody', 'nobody', 1]);
    stop();
    const next = page();
    const again = signInAgain();
    next.told('same');
    expect(await again).toBe('same');
    next.stop();
  });

  it('is asked about by the page that came last, whatever leaves before it', async () => {
    const [first, second] = [page(), page()];
    first.stop();
    const asked = signInAgain();
    second.told('same');
    expect([await asked, first.answers.length, second.answers.length]).toEqual(['same', 0, 1]);
    second.stop();
  });

  it('goes on with the same person only', () => {
    expect([againAs({ id: 'u-1' }, { id: 'u-1' }), againAs({ id: 'u-1' }, { id: 'u-2' })]).toEqual(['same', 'another']);
  });
});
