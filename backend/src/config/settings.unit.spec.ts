import path from 'node:path';
import { settingsFrom, InvalidSettings } from './settings';

const SECRET = 'x'.repeat(32);
const sentences = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    settingsFrom(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSettings);
    return (error as InvalidSettings).sentences;
  }
};

describe('the settings', () => {
  it('of an empty environment are a demo with everything built in', () => {
    expect(settingsFrom({})).toEqual({
      port: 3_000,
      host: '127.0.0.1',
      role: 'all',
      demo: true,
      dataDir: path.resolve('.data'),
      secret: undefined,
      databaseUrl: undefined,
      databaseAdminUrl: undefined,
      redisUrl: undefined,
      s3: undefined,
      smtpUrl: undefined,
      mailFrom: 'Axlebook <no-reply@axlebook.test>',
      publicUrl: undefined,
      trustProxy: 0,
      drainSeconds: 0,
      secureCookies: false,
      logLevel: 'warn',
    });
  });
  it('of production are taken over', () => {
    expect(
      settingsFrom({
        PORT: '8080',
        HOST: '127.0.0.1',
        ROLE: 'api',
        AXLEBOOK_DATA_DIR: '/srv',
        AXLEBOOK_SECRET: SECRET,
        DATABASE_URL: 'postgresql://a@b/c',
        DATABASE_ADMIN_URL: 'postgres://o@b/c',
        REDIS_URL: 'rediss://r',
        S3_ENDPOINT: 'https://s3',
        S3_ACCESS_KEY: 'k',
        S3_SECRET_KEY: 's',
        SMTP_URL: 'smtps://m',
        OSRM_URL: 'https://osrm.test',
        FUEL_PROVIDER: 'simulator',
        FUEL_FOLDER: '/var/fuel',
        MAIL_FROM: 'A <a@b.test>',
        PUBLIC_URL: 'https://axlebook.test',
        TRUST_PROXY: '2',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      port: 8_080,
      host: '127.0.0.1',
      role: 'api',
      demo: false,
      dataDir: '/srv',
      secret: SECRET,
      databaseUrl: 'postgresql://a@b/c',
      databaseAdminUrl: 'postgres://o@b/c',
      redisUrl: 'rediss://r',
      s3: { endpoint: 'https://s3', accessKey: 'k', secretKey: 's', bucket: 'axlebook', region: 'us-east-1' },
      smtpUrl: 'smtps://m',
      osrmUrl: 'https://osrm.test',
      fuelProvider: 'simulator',
      fuelFolder: '/var/fuel',
      mailFrom: 'A <a@b.test>',
      publicUrl: 'https://axlebook.test',
      trustProxy: 2,
      drainSeconds: 5,
      secureCookies: true,
      logLevel: 'warn',
    });
  });
  it.each<[NodeJS.ProcessEnv, boolean]>([
    [{}, true],
    ...['0', 'false', 'False', 'no', 'NO', 'off', ' 0 '].map((DEMO): [NodeJS.ProcessEnv, boolean] => [{ DEMO }, false]),
    ...['1', 'true', 'True', 'yes', 'on'].map((DEMO): [NodeJS.ProcessEnv, boolean] => [{ DEMO }, true]),
    [{ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET }, false],
    [{ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET, DEMO: '1' }, true],
  ])('of %j are a demo: %p', (env, demo) => {
    expect(settingsFrom(env).demo).toBe(demo);
  });
  it.each<[NodeJS.ProcessEnv, string]>([
    [{}, '127.0.0.1'],
    [{ DEMO: '1', DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ DEMO: '0' }, '0.0.0.0'],
    [{ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET }, '0.0.0.0'],
  ])('of %j listen at %s: a demo is for this machine until HOST says otherwise', (env, host) => {
    expect(settingsFrom(env).host).toBe(host);
  });
  it.each<[NodeJS.ProcessEnv, number]>([
    [{}, 0],
    [{ DRAIN_SECONDS: '7' }, 7],
    [{ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET }, 5],
    [{ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET, ROLE: 'worker' }, 0],
    [{ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET, DRAIN_SECONDS: '0' }, 0],
  ])('of %j go on serving for %p s when told to stop', (env, seconds) => {
    expect(settingsFrom(env).drainSeconds).toBe(seconds);
  });
  it.each<[NodeJS.ProcessEnv, boolean]>([
    [{}, false],
    [{ SECURE_COOKIES: '1' }, true],
    [{ PUBLIC_URL: 'https://x' }, true],
    [{ PUBLIC_URL: 'http://x' }, false],
  ])('of %j have secure cookies: %p', (env, secure) => {
    expect(settingsFrom(env).secureCookies).toBe(secure);
  });
  it('take card payments by Stripe when it is configured, else by the built-in sandbox', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
    expect(settingsFrom({}).stripe).toBeUndefined();
    expect(settingsFrom({ STRIPE_SECRET_KEY: '' }).stripe).toBeUndefined();
    expect(settingsFrom(keys).stripe).toEqual({ secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'wh' });
    expect(settingsFrom({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:1234' }).stripe).toEqual({
      secretKey: 'sk',
      publishableKey: 'pk',
      webhookSecret: 'wh',
      apiBase: 'http://127.0.0.1:1234',
    });
  });
  it('take the token and the port of the metrics', () => {
    expect(settingsFrom({ METRICS_TOKEN: 'a-token-of-sixteen', METRICS_PORT: '9100' })).toMatchObject({
      metricsToken: 'a-token-of-sixteen',
      metricsPort: 9_100,
    });
  });
  it('treat an empty value as none', () =>
    expect(
      settingsFrom({
        PORT: '',
        DATABASE_URL: '',
        REDIS_URL: '',
        ROLE: '',
        LOG_LEVEL: '',
        S3_ENDPOINT: '',
        AXLEBOOK_SECRET: '',
      }),
    ).toEqual(settingsFrom({})));

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
    [{ ROLE: 'web' }, 'ROLE must be all, api or worker.'],
    [{ ROLE: 'api' }, 'ROLE=api and ROLE=worker need DATABASE_URL; the embedded database serves one process only.'],
    [{ AXLEBOOK_SECRET: 'short' }, 'AXLEBOOK_SECRET must have at least 32 characters.'],
    [
      { DATABASE_URL: 'mysql://x', AXLEBOOK_SECRET: SECRET },
      'DATABASE_URL must start with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://x' },
      'With DATABASE_URL, AXLEBOOK_SECRET must be set: at least 32 characters, the same for every process.',
    ],
    [{ DATABASE_ADMIN_URL: 'x' }, 'DATABASE_ADMIN_URL must start with postgres:// or postgresql://.'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL must start with redis:// or rediss://.'],
    [{ S3_ENDPOINT: 's3', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' }, 'S3_ENDPOINT must start with http:// or https://.'],
    [{ S3_ENDPOINT: 'http://s3', S3_ACCESS_KEY: 'k' }, 'S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY.'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET.'],
    [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }, 'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY.'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk' }, 'STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY.'],
    [{ STRIPE_WEBHOOK_SECRET: 'wh' }, 'STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY.'],
    [{ STRIPE_API_BASE: 'https://stripe.test' }, 'STRIPE_API_BASE needs STRIPE_SECRET_KEY.'],
    [
      {
        STRIPE_SECRET_KEY: 'sk',
        STRIPE_WEBHOOK_SECRET: 'wh',
        STRIPE_PUBLISHABLE_KEY: 'pk',
        STRIPE_API_BASE: 'stripe.test',
      },
      'STRIPE_API_BASE must start with http:// or https://.',
    ],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must start with smtp:// or smtps://.'],
    [{ FUEL_PROVIDER: 'comdata' }, 'FUEL_PROVIDER must be simulator or http.'],
    [{ FUEL_PROVIDER: 'http', FUEL_URL: 'https://fuel.test' }, 'FUEL_PROVIDER=http needs FUEL_URL and FUEL_TOKEN.'],
    [
      { FUEL_PROVIDER: 'http', FUEL_URL: 'fuel.test', FUEL_TOKEN: 't' },
      'FUEL_URL must start with http:// or https://.',
    ],
    [{ FUEL_TOKEN: 't' }, 'FUEL_URL and FUEL_TOKEN need FUEL_PROVIDER=http.'],
    [{ OSRM_URL: 'osrm.test' }, 'OSRM_URL must start with http:// or https://.'],
    [{ PUBLIC_URL: 'axlebook.test' }, 'PUBLIC_URL must start with http:// or https://.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies in front (0 to 9).'],
    [{ SECURE_COOKIES: 'maybe' }, 'SECURE_COOKIES must be 0 or 1.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ METRICS_PORT: '65536' }, 'METRICS_PORT must be a number from 0 to 65535.'],
    [{ DRAIN_SECONDS: '121' }, 'DRAIN_SECONDS must be a number from 0 to 120.'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number from 0 to 120.'],
    [{ DEMO: 'nope' }, 'DEMO must be 0 or 1.'],
    [{ DEMO: '2' }, 'DEMO must be 0 or 1.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace.'],
  ])('of %j say what to change', (env, sentence) => {
    expect(sentences(env)).toEqual([sentence]);
  });

  it('tell of all mistakes at once', () => {
    expect(sentences({ PORT: 'x', ROLE: 'web', DATABASE_URL: 'postgres://x' })).toEqual([
      'PORT must be a number from 0 to 65535.',
      'ROLE must be all, api or worker.',
      'With DATABASE_URL, AXLEBOOK_SECRET must be set: at least 32 characters, the same for every process.',
    ]);
  });
  it('log what happens in production, and only trouble elsewhere', () => {
    expect([
      settingsFrom({}).logLevel,
      settingsFrom({ DATABASE_URL: 'postgres://x', AXLEBOOK_SECRET: SECRET }).logLevel,
    ]).toEqual(['warn', 'info']);
  });
});
