import express, { type Request, type Response } from 'express';
import { RoutesByArea } from './routes-by-area';

const areas = new RoutesByArea();
const answers = (text: string) => (_request: Request, response: Response) => void response.send(text);
areas.routerOf('/api/invoices/next')?.get('/api/invoices/next', answers('next'));
areas.routerOf('/api/invoices/:id')?.get('/api/invoices/:id', answers('one'));
areas.routerOf('/api/loads')?.get('/api/loads', answers('loads'));

const app = express().use(areas.handle).get('/{*any}', answers('the web app'));

/** What the server answers at an address. */
const at = async (address: string): Promise<string> => {
  const server = app.listen(0);
  try {
    const { port } = server.address() as { port: number };
    return await (await fetch(`http://127.0.0.1:${port}${address}`)).text();
  } finally {
    server.close();
  }
};

it.each([
  ['/api/invoices/next', 'next'],
  ['/api/invoices/7', 'one'],
  ['/API/Invoices/7/', 'one'],
  ['/api/loads?limit=50', 'loads'],
])('the route of %s is found within its area, those declared first before others', async (address, text) => {
  expect(await at(address)).toBe(text);
});

it.each(['/api/invoices', '/api/invoices/7/lines', '/api/nowhere', '/', '/api', '//api/loads'])(
  'what no area answers goes on: %s',
  async (address) => {
    expect(await at(address)).toBe('the web app');
  },
);

it('a route with a parameter among its first two parts has no area', () => {
  expect(areas.routerOf('/:name/x')).toBeUndefined();
  expect(areas.routerOf('/api/:name')).toBeUndefined();
  expect(areas.routerOf('/health')).toBeUndefined();
  expect(areas.routerOf(/x/u)).toBeUndefined();
});
