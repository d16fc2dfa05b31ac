import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TestSystem } from './support/system';

const FILE = path.resolve(__dirname, '../../dist/openapi.json');

describe('the OpenAPI document', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.start({ people: false });
  });
  afterAll(() => system.stop());

  it('is the one that the build wrote down for the web app and for tests', async () => {
    const { status, text } = await system.visitor().get('/api/openapi.json');
    expect(status).toBe(200);
    const document = `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    expect(document).toBe(readFileSync(FILE, 'utf8'));
  });

  it('is OpenAPI 3.1 and names a schema for every answer it shows', async () => {
    const { body } = await system
      .visitor()
      .get<{ openapi: string; paths: Record<string, object>; components: { schemas: Record<string, unknown> } }>(
        '/api/openapi.json',
      );
    expect(body.openapi).toBe('3.1.0');
    const named = new Set(
      [...JSON.stringify(body.paths).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name),
    );
    expect([...named].filter((name) => !(String(name) in body.components.schemas))).toEqual([]);
    expect(Object.keys(body.paths)).toContain('/api/invoices/{id}/payments');
  });

  it('has a page to read it', async () => {
    const { status, text } = await system.visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(text).toContain('Axlebook API');
  });
});
