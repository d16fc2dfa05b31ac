import { matchRoutes } from 'react-router';
import { PublishedApi } from '../../../../../testing/published-api';
import type { Notification } from '../../../lib/api/api-types';
import { agentScreens, screens } from '../../routing/screens';
import { addressOfNews } from './notifications';

const { Notification: published } = new PublishedApi().document.components.schemas;
const properties = published?.['properties'] as { kind: { enum: Notification['kind'][] } };
const kinds = properties.kind.enum;
/** Told of what has no page of its own: it stands first in its list. */
const IN_A_LIST = ['job', 'integritycheck'];

const newsOf = (kind: Notification['kind']): Notification => ({
  id: `${kind}-77031`,
  kind,
  recordId: '77031',
  within: kind === 'batch' ? 'client' : null,
  title: 'News',
  text: '',
  at: '2026-03-02T15:05:00.000Z',
  isRead: false,
});
const placeOf = (address: string): URL => new URL(address, 'http://localhost');
const screenOf = ({ pathname }: URL) => matchRoutes([...agentScreens, ...screens], pathname)?.at(-1)?.route.path;

describe('a piece of news', () => {
  it.each(kinds)('%s: opens the record that it is about', (kind) => {
    const place = placeOf(addressOfNews(newsOf(kind), false));
    expect(screenOf(place)).toEqual(expect.not.stringMatching(/^\*?$/));
    const results = [...place.pathname.split('/'), ...place.searchParams.values()];
    expect(results.includes('77031')).toBe(!IN_A_LIST.includes(kind));
  });

  it.each(kinds)('%s: opens a page that there is, for a client, too', (kind) => {
    expect(screenOf(placeOf(addressOfNews(newsOf(kind), true)))).toEqual(expect.not.stringMatching(/^\*?$/));
  });
});
