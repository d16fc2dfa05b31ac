import { screen, waitFor, within } from '@testing-library/react';
import { detailsShown } from '../../../../testing/details-shown';
import { hubRecord, openHub, TABS } from './hub.fixture';

const stepsShown = () => [...document.querySelectorAll('[data-step]')].map(({ textContent }) => textContent);
const headers = async (label: string) =>
  within(await screen.findByRole('grid', { name: label }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('the panel of a record of the compliance hub', () => {
  it.each([
    ['dot-audits', { status: 'pending' }, ['Begin']],
    ['dot-audits', { status: 'in-progress' }, ['Complete', 'Mark failed']],
    ['dot-audits', { status: 'completed' }, ['Reopen']],
    ['dot-audits', { status: 'failed' }, ['Reopen']],
    ['updates', { status: 'pending' }, ['Mark submitted']],
    ['updates', { status: 'submitted' }, ['Complete']],
    ['updates', { status: 'completed' }, ['Reopen']],
    ['permits', { permitType: 'oregon', status: 'pending' }, ['Mark active']],
    ['permits', { permitType: 'oregon', status: 'active' }, ['Mark expired']],
    ['permits', { permitType: 'oregon', status: 'expired' }, ['Mark active']],
    ['authority', { mcStatus: 'active' }, ['Mark inactive', 'Mark revoked']],
    ['authority', { mcStatus: 'inactive' }, ['Activate']],
    ['authority', { mcStatus: 'revoked' }, ['Activate']],
    ['plates/2290', { status: 'pending' }, ['Mark filed']],
    ['plates/2290', { status: 'filed' }, ['Mark accepted']],
    ['plates/2290', { status: 'accepted' }, ['Reopen']],
    ['plates/renewals', { status: 'pending' }, ['Mark filed']],
    ['plates/renewals', { status: 'filed' }, ['Mark registered']],
    ['plates/renewals', { status: 'registered' }, ['Reopen']],
    ['plates', {}, []],
  ] as const)('at %s with %j offers the steps %j', async (tab, changes, steps) => {
    openHub(`${tab}/r-1`, { record: hubRecord(tab, changes) });
    await screen.findByRole('dialog');
    await screen.findByRole('button', { name: 'Edit' });
    expect(stepsShown()).toEqual(steps);
  });

  it('offers nothing to who only reads', async () => {
    openHub('dot-audits/r-1', {
      record: hubRecord('dot-audits', { status: 'in-progress' }),
      permissions: ['compliance.read'],
    });
    await screen.findByRole('dialog');
    expect(stepsShown()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it.each([
    [
      'dot-audits',
      { status: 'in-progress', auditDate: '2026-02-11' },
      'Mark failed',
      { status: 'failed' },
      'DOT audit of 02/11/2026 is now failed',
    ],
    [
      'authority',
      { mcStatus: 'active', mcNumber: '884211' },
      'Mark revoked',
      { mcStatus: 'revoked' },
      'MC 884211 is now revoked',
    ],
    [
      'permits',
      { permitType: 'new_mexico', status: 'pending', permitNumber: 'NM-7' },
      'Mark active',
      { status: 'active' },
      'New Mexico permit NM-7 is now active',
    ],
  ] as const)('at %s moves one with %j on: %s', async (tab, changes, button, body, words) => {
    const record = hubRecord(tab, changes);
    const { typist, server, path } = openHub(`${tab}/r-1`, { record, changed: { ...record, ...body } });
    await typist.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(server.sent('PATCH', `${path}/r-1`)[0]?.body).toEqual(body);
  });

  it('says how it stands beside its name, not again among its facts', async () => {
    openHub('dot-audits/r-1', { record: hubRecord('dot-audits', { status: 'failed', notes: 'Brakes' }) });
    const panel = within(await screen.findByRole('dialog', { name: 'DOT audit' }));
    expect(panel.getAllByText('Failed')).toHaveLength(1);
    expect(detailsShown()).toMatchObject({ Notes: 'Brakes' });
    expect(Object.keys(detailsShown())).not.toContain('Status');
  });
});

describe('a list of the compliance hub', () => {
  it.each(TABS)('at $tab has a search, its columns and a form to add one', async ({ tab, label, columns, add }) => {
    const { typist } = openHub(tab, { record: hubRecord(tab, {}) });
    expect(await headers(label)).toEqual(columns);
    await typist.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByRole('dialog', { name: add })).toBeInTheDocument();
  });

  it.each(TABS)('at $tab says what belongs there while there is nothing', async ({ tab, none, unmatched, add }) => {
    openHub(tab, { record: null });
    expect(await screen.findByText(none)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: add })).toHaveLength(2);
    expect(screen.queryByText(unmatched)).toBeNull();
  });

  it.each(TABS)('at $tab says so when nothing fits', async ({ tab, unmatched }) => {
    openHub(`${tab}?q=elk`, { record: null });
    expect(await screen.findByText(unmatched)).toBeInTheDocument();
    expect(screen.getByText('Try other words, another client or another filter.')).toBeInTheDocument();
  });

  it.each([
    ['updates', 'Update', 'mc_reactivation', 'type'],
    ['updates', 'Status', 'submitted', 'status'],
    ['permits', 'State', 'kentucky', 'permitType'],
    ['plates', 'Base State', 'OK', 'baseState'],
    ['plates/permits', 'Permit', 'oversize', 'permitType'],
    ['plates/2290', 'Tax Year', '2024', 'taxYear'],
    ['plates/2290', 'Status', 'accepted', 'status'],
    ['plates/renewals', 'Base State', 'TX', 'baseState'],
    ['authority', 'Status', 'revoked', 'mcStatus'],
  ])('at %s is narrowed by %s %s by the server', async (tab, label, choice, name) => {
    const { typist, server, path } = openHub(tab, { record: hubRecord(tab, {}) });
    await typist.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
    await waitFor(() => expect(server.sent('GET', path).at(-1)?.query.get(name)).toBe(choice));
  });

  it.each([
    ['dot-audits', 'type', 'dot_audit'],
    ['safety-audits', 'type', 'safety_audit'],
    ['review-audits', 'type', 'review_audit'],
    ['permits', 'permitType', 'new_mexico,kentucky,new_york,oregon'],
    ['plates/permits', 'permitType', 'trip,fuel,oversize'],
    ['plates/ifta', 'permitType', 'ifta_license'],
  ])('at %s asks only for the %s %s', async (tab, name, value) => {
    const { server, path } = openHub(tab, { record: hubRecord(tab, {}) });
    await waitFor(() => expect(server.sent('GET', path)).not.toHaveLength(0));
    expect(server.sent('GET', path)[0]?.query.get(name)).toBe(value);
  });
});
