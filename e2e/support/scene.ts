import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { Person, type Screen } from './look';
import type { Shipped } from './product/shipped';
import { Steps } from './steps';

/** A server error that says nothing. */
export const PLAIN_500 = { status: 500, body: '{"statusCode":500,"message":""}' };

type Failure = { readonly status: number; readonly body: string } | 'no network';

const failNext = async (page: Page, url: string | RegExp, answer: Failure, isMeant: (method: string) => boolean) => {
  let left = 1;
  await page.route(url, (route) => {
    if (left === 0 || !isMeant(route.request().method())) return route.fallback();
    left -= 1;
    return answer === 'no network'
      ? route.abort()
      : route.fulfill({ ...answer, contentType: 'application/problem+json' });
  });
};

/**
 * The next call to `url` that writes fails as told; every other goes through, also what an open panel reads again
 * meanwhile.
 */
export const failing = (page: Page, url: string | RegExp, answer: Failure): Promise<void> =>
  failNext(page, url, answer, (method) => method !== 'GET');

/** The next call to `url` that reads fails as told; every other goes through. */
export const failingRead = (page: Page, url: string | RegExp, answer: Failure): Promise<void> =>
  failNext(page, url, answer, (method) => method === 'GET');

/** The documents tell of cards, where a wide screen shows a table until somebody wants these. */
const seesCards = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      for (const list of ['clients', 'client-registrations', 'insurance', 'business-entities', 'drivers', 'agents'])
        localStorage.setItem(`axlebook.shape.${list}`, 'cards');
  });
};

/** Somebody sits down at a screen for a while. */
export const at = async (
  shop: Shipped,
  screen: Screen,
  work: (page: Page, steps: Steps, person: Person) => Promise<void>,
): Promise<void> => {
  const person = await Person.sitDown(shop.browser, shop.product.address, screen);
  await seesCards(person.page);
  await work(person.page, new Steps(person), person);
  await person.leave();
};

/** A folder for the files of one test file, gone at its end. */
export const someFolder = (): (() => string) => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
};
