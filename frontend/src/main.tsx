import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { AppRouter } from './app/routing/router';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <Providers client={createQueryClient()}>
    <AppRouter />
  </Providers>,
);
