import { screen } from '@testing-library/react';
import type { PaperRequest } from '../../lib/api-types';
import { leastOfAnswer } from '../../testing/kit-records';
import { openApp } from '../../testing/open-app';
import { clientUser, onScreen, portalAnswers } from '../../testing/portal-scene';

const asked: PaperRequest = {
  ...(leastOfAnswer('get', '/api/paper-requests/{id}') as PaperRequest),
  what: 'Fuel receipts of May',
  status: 'asked',
};

it.each([
  ['Upload to who may write in the portal', ['portal.read', 'portal.write'], 1],
  ['no upload to who only reads it', ['portal.read'], 0],
])('a paper that was asked for offers %s', async (_, permissions, times) => {
  onScreen('phone');
  openApp(
    '/client-portal/deadlines',
    portalAnswers({
      'GET /api/auth/user': () => ({ body: { ...clientUser, permissions } }),
      'GET /api/paper-requests': () => ({ body: [asked] }),
    }),
  );
  expect(await screen.findByText('Fuel receipts of May')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Upload Fuel receipts of May' })).toHaveLength(times);
});
