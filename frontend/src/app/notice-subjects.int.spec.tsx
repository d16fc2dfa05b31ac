import { matchRoutes } from 'react-router';
import { agentScreens, screens } from './routing/screens';
import * as subjects from '../lib/subjects';
import { everyKit } from '../testing/every-form';
import { recordOfKit } from '../testing/kit-records';

/** A record of any kind, whose fields are their own names; or a word. */
const anything = new Proxy({}, { get: (_, field) => (field === Symbol.toPrimitive ? () => 'word' : String(field)) });
const makers = Object.entries(subjects).filter(([name]) => name !== 'removed') as [
  string,
  (about: unknown, name: unknown) => subjects.Subject,
][];
const isShownAt = (to: string): boolean => {
  const page = matchRoutes([...agentScreens, ...screens], new URL(to, 'http://localhost').pathname)?.at(-1);
  return page !== undefined && page.route.path !== '*';
};

describe('what a notice is about', () => {
  it.each(makers)('%s has a name, and leads to screens that there are', (_, subjectOf) => {
    const { name, links } = subjectOf(anything, anything);
    expect(String(name)).not.toBe('');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ to }) => !isShownAt(to))).toEqual([]);
  });

  /** What stands for many, or for what there is one of. */
  const NOT_ONE =
    /^(invoicesSubject|brokersSubject|practiceSubject|jobsSubject|jobSubject|settingsSubject|agentProfileSubject|profileSubject|deviceSubject|paperRequestSubject)$/;
  /** What tells one record from others of its kind. */
  const TELLING = ['id', 'number', 'transactionId', 'displayName', 'companyName', 'originalName', 'word'];
  it.each(makers.filter(([name]) => !NOT_ONE.test(name)))('%s leads to that one', (_, subjectOf) => {
    const parts = subjectOf(anything, anything).links.map(({ to }) => {
      const { pathname, searchParams } = new URL(to, 'http://localhost');
      return [...pathname.split('/'), ...searchParams.values()];
    });
    expect(parts.filter((results) => !results.some((part) => TELLING.includes(part)))).toEqual([]);
  });

  it.each(everyKit().map((kit) => [kit.kind, kit] as const))('a %s has a name, and leads to its panel', (_, kit) => {
    const record = recordOfKit(kit);
    const { name, links } = kit.subject(record);
    expect(name).not.toBe('');
    expect(links.map(({ to }) => [to.endsWith(`/${record.id}`), isShownAt(to)])).toEqual([[true, true]]);
  });

  it('is a name without a page when it was removed', () => {
    expect(subjects.removed(subjects.deviceSubject('Red Mesa'))).toEqual({ name: 'Red Mesa', links: [] });
  });
});
