import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { PortalQuickActions } from './quick-actions';

const nothing = { mayUpload: false, mayPay: false, mayAddExpense: false };

describe('the quick actions of the portal', () => {
  it.each([
    ['nothing', {}, []],
    ['upload', { mayUpload: true }, ['/client-portal/documents']],
    ['pay', { mayPay: true }, ['/client-portal/payments?pay=1']],
    ['add expenses', { mayAddExpense: true }, ['/client-portal/expenses?new=1']],
  ])('for who may %s are that and the fuel tax', (_, may, to) => {
    renderApp(<PortalQuickActions {...nothing} {...may} />);
    expect(new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))).toEqual(
      new Set([...to, '/client-portal/ifta']),
    );
  });
});
