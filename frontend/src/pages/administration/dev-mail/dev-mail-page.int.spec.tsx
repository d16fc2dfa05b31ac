import { screen, within } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { admin, signedInAs } from '../../../testing/prepared/people';

const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `letter-${index + 1}`,
    to: `to-${index + 1}@broker.test`,
    subject: `Invoice INV-${index + 1}`,
    status: 'sent',
    createdAt: '2026-03-02T15:05:00.000Z',
  }));
const open = (count: number, at = '/dev/mail') =>
  openApp(at, { ...signedInAs(admin), 'GET /api/dev/mail': () => ({ body: letters(count) }) });
const subjects = async () =>
  within(await screen.findByRole('list', { name: 'Mail' }))
    .getAllByRole('listitem')
    .map((item) => /INV-\d+/.exec(item.textContent ?? '')?.[0]);

beforeEach(() => localStorage.clear());

describe('the mail of the demo', () => {
  it('shows who would have got what, each as a link to the letter', async () => {
    open(2);
    expect(await subjects()).toEqual(['INV-1', 'INV-2']);
    const [first] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('INV-1'));
    expect(first).toHaveTextContent('To to-1@broker.test');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/dev/mail/letter-1');
  });

  it('has 25 letters on a page, and the rest on the next ones', async () => {
    const { typist } = open(60);
    expect(await subjects()).toEqual(
      letters(60)
        .slice(0, 25)
        .map(({ subject }) => subject.replace('Invoice ', '')),
    );
    expect(screen.getByText('1–25 of 60')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    expect((await subjects())[0]).toBe('INV-26');
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    expect(await subjects()).toEqual(
      letters(60)
        .slice(50)
        .map(({ subject }) => subject.replace('Invoice ', '')),
    );
  });

  it('says so where there is none', async () => {
    open(0);
    expect(await screen.findByText('No mail yet')).toBeInTheDocument();
  });
});
