import { matchRoutes } from 'react-router';
import { kinds } from '../../../generated/kinds';
import type { Finding } from '../../../lib/api/api-types';
import { agentScreens, screens } from '../../routing/screens';
import { addressOf } from './palette-hits';

/** Found as well, though no kind of its own. */
const FURTHER = ['payment', 'fee'];
/** No search finds them. */
const NEVER = ['settings', 'account', 'entry', 'period', 'integritycheck', 'mileagerate'];
const hitOf = (kind: string): Finding => ({
  kind,
  titles: kind,
  id: '77031',
  name: 'Quartz & Sons',
  detail: '',
  within: kind === 'payment' ? '4052' : null,
});
const found = [...Object.keys(kinds), ...FURTHER].filter((kind) => !NEVER.includes(kind));

describe('what was found', () => {
  it.each(found)('%s: opens the record itself, or the list of those of its name', (kind) => {
    const to = addressOf(hitOf(kind), true);
    expect(to).not.toBeNull();
    const { pathname, searchParams } = new URL(to ?? '', 'http://localhost');
    expect(matchRoutes([...agentScreens, ...screens], pathname)?.at(-1)?.route.path).not.toBe('*');
    const results = [...pathname.split('/'), ...searchParams.values()];
    expect(results.some((part) => part === '77031' || part === 'Quartz & Sons')).toBe(true);
  });

  it.each([
    ['payment', '/accounting/invoices/4052?payment=77031'],
    ['fee', '/payments?q=Quartz%20%26%20Sons'],
  ])('%s has no place of its own: %s', (kind, to) => expect(addressOf(hitOf(kind), true)).toBe(to));
});
