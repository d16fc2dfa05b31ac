import type { User } from '../api/api-types';

/** Who signed in after the session had ended: the same person goes on, another one does not. */
export type SignedInAgain = 'same' | 'another' | 'nobody';

type Ask = () => Promise<SignedInAgain>;

let ask: Ask | null = null;
let asking: Promise<SignedInAgain> | null = null;
let declined = false;

/** The page that can ask for a sign-in over itself says so; it is for as long as it is there. */
export const askForSignInBy = (how: Ask): (() => void) => {
  ask = how;
  declined = false;
  return () => {
    if (ask === how) ask = null;
  };
};

/** However many calls find the session gone, the user is asked once. */
export const signInAgain = (): Promise<SignedInAgain> => {
  if (asking !== null) return asking;
  if (ask === null || declined) return Promise.resolve('nobody');
  asking = ask().then((who) => {
    asking = null;
    declined = who === 'nobody';
    return who;
  });
  return asking;
};

export const isAskedForSignIn = (): boolean => asking !== null;

export const againAs = (before: Pick<User, 'id'>, now: Pick<User, 'id'>): SignedInAgain =>
  before.id === now.id ? 'same' : 'another';
