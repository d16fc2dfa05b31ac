import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { firm } from '../../../testing/prepared/firm';
import { renderApp } from '../../../testing/render-app';
import { Component as LandingPage } from './landing-page';

const targets = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the landing page', () => {
  beforeEach(() => {
    fakeApi({ 'GET /api/firm': () => ({ body: firm }) });
    renderApp(<LandingPage />);
  });

  it('has the ways in in its header', () => {
    proves('SCR-066', 'SCR-068', 'SCR-069', 'MSG-009', 'MSG-011', 'MSG-012', 'RUL-023');
    expect(targets(screen.getByRole('navigation', { name: 'Sign in' }))).toEqual([
      ['Client Login', '/client-login'],
      ['Staff Login', '/staff-login'],
      ['New Client Registration', '/client-registration'],
    ]);
  });

  it('asks for the registration once more at its end', () => {
    proves('SCR-067..SCR-069', 'MSG-010..MSG-012', 'RUL-023');
    expect(targets(screen.getByRole('region', { name: 'Tell us about your business' }))).toEqual([
      ['Register Your Business', '/client-registration'],
      ['Client Login', '/client-login'],
      ['Staff Login', '/staff-login'],
    ]);
  });

  it('advertises the six areas, each with what it holds', () => {
    proves('SCR-070..SCR-076', 'RUL-006');
    const areas = within(
      screen.getByRole('region', { name: 'Everything between the dock and the deposit' }),
    ).getAllByRole('listitem');
    const held: readonly (readonly [title: string, ...words: RegExp[]])[] = [
      ['Invoice Management', /submit, track and approve invoices/i, /automated PDF parsing/i],
      ['Payment Tracking', /broker payments/i, /factoring fees/i, /driver payouts/i],
      ['Expense Management', /fuel, meals, repairs and tolls/i, /fuel card integration/i],
      ['Document Storage', /receipts/i, /IDs/, /W-9s/],
      ['IFTA Reports', /weekly and monthly/i, /tax compliance/i],
      ['Load Tracking', /pickup and drop-off mapping/i, /estimated fuel usage/i],
    ];
    expect(areas).toHaveLength(held.length);
    held.forEach(([title, ...words], position) => {
      const area = areas[position] as HTMLElement;
      expect(within(area).getByRole('heading', { name: title })).toBeInTheDocument();
      for (const word of words) expect(area).toHaveTextContent(word);
    });
  });

  it('says whom to call or write to, when, and that an answer comes within 24 hours', async () => {
    proves('SCR-077..SCR-079', 'SCR-081');
    const support = within(screen.getByRole('contentinfo'));
    expect(await support.findByText('(555) 012-3456')).toHaveAttribute('href', 'tel:5550123456');
    expect(support.getByText('help@ridgeline.test')).toHaveAttribute('href', 'mailto:help@ridgeline.test');
    expect(support.getByText('Mon-Fri 8AM-6PM ET')).toBeInTheDocument();
    expect(screen.getByText(/within 24 hours/)).toBeInTheDocument();
  });
});
