import path from 'node:path';
import { z } from 'zod';

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];
const flag = (name: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => YES.includes(text) || NO.includes(text), `${name} must be 0 or 1`)
    .transform((text) => YES.includes(text))
    .optional();
const optionalUrl = (name: string, ...schemes: string[]) =>
  z
    .string()
    .optional()
    .transform((text) => text || undefined)
    .refine(
      (text) => text === undefined || schemes.some((scheme) => text.startsWith(`${scheme}://`)),
      `${name} must start with ${schemes.map((s) => `${s}://`).join(' or ')}`,
    );

const SHORTEST_TOKEN = 16;
const portOf = (text: string): number | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
const LONGEST_DRAIN_SECONDS = 120;
const USUAL_DRAIN_SECONDS = 5;

const shape = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((text) => portOf(text) !== null, 'PORT must be a number from 0 to 65535')
    .transform(Number),
  HOST: z.string().optional(),
  ROLE: z.enum(['all', 'api', 'worker'], 'ROLE must be all, api or worker').default('all'),
  DEMO: flag('DEMO'),
  AXLEBOOK_DATA_DIR: z.string().default('.data'),
  AXLEBOOK_SECRET: z
    .string()
    .optional()
    .refine((text) => !text || text.length >= 32, 'AXLEBOOK_SECRET must have at least 32 characters'),
  DATABASE_URL: optionalUrl('DATABASE_URL', 'postgres', 'postgresql'),
  DATABASE_ADMIN_URL: optionalUrl('DATABASE_ADMIN_URL', 'postgres', 'postgresql'),
  REDIS_URL: optionalUrl('REDIS_URL', 'redis', 'rediss'),
  S3_ENDPOINT: optionalUrl('S3_ENDPOINT', 'http', 'https'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('axlebook'),
  S3_REGION: z.string().default('us-east-1'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: optionalUrl('STRIPE_API_BASE', 'http', 'https'),
  SMTP_URL: optionalUrl('SMTP_URL', 'smtp', 'smtps'),
  OSRM_URL: optionalUrl('OSRM_URL', 'http', 'https'),
  FUEL_PROVIDER: z.enum(['simulator', 'http'], 'FUEL_PROVIDER must be simulator or http').optional(),
  FUEL_URL: optionalUrl('FUEL_URL', 'http', 'https'),
  FUEL_TOKEN: z.string().optional(),
  FUEL_FOLDER: z.string().optional(),
  MAIL_FROM: z.string().max(255).default('Axlebook <no-reply@axlebook.test>'),
  PUBLIC_URL: optionalUrl('PUBLIC_URL', 'http', 'https'),
  TRUST_PROXY: z
    .string()
    .optional()
    .refine((text) => !text || /^\d$/.test(text), 'TRUST_PROXY must be the number of proxies in front (0 to 9)'),
  DRAIN_SECONDS: z
    .string()
    .optional()
    .refine(
      (text) => !text || (/^\d{1,3}$/.test(text) && Number(text) <= LONGEST_DRAIN_SECONDS),
      `DRAIN_SECONDS must be a number from 0 to ${LONGEST_DRAIN_SECONDS}`,
    ),
  METRICS_TOKEN: z
    .string()
    .optional()
    .refine(
      (text) => !text || text.length >= SHORTEST_TOKEN,
      `METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters`,
    ),
  METRICS_PORT: z
    .string()
    .optional()
    .refine((text) => !text || portOf(text) !== null, 'METRICS_PORT must be a number from 0 to 65535'),
  SECURE_COOKIES: flag('SECURE_COOKIES'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace',
    )
    .optional(),
});

export type Settings = ReturnType<typeof settingsFrom>;

/** What the operator must change, one sentence a line. */
export class InvalidSettings extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** Without any of these, card payments are the built-in sandbox's. */
const wrongOfStripe = (env: NodeJS.ProcessEnv): string[] => {
  if (!env['STRIPE_SECRET_KEY'])
    return ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE']
      .filter((name) => env[name])
      .map((name) => `${name} needs STRIPE_SECRET_KEY.`);
  if (!env['STRIPE_WEBHOOK_SECRET']) return ['STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET.'];
  return env['STRIPE_PUBLISHABLE_KEY'] ? [] : ['STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY.'];
};

/** A provider of fuel cards over HTTP is asked at an address, with a token. */
const wrongOfFuel = (env: NodeJS.ProcessEnv): string[] => {
  const isHttp = env['FUEL_PROVIDER'] === 'http';
  if (!isHttp) return env['FUEL_URL'] || env['FUEL_TOKEN'] ? ['FUEL_URL and FUEL_TOKEN need FUEL_PROVIDER=http.'] : [];
  return env['FUEL_URL'] && env['FUEL_TOKEN'] ? [] : ['FUEL_PROVIDER=http needs FUEL_URL and FUEL_TOKEN.'];
};

/** Reads the environment once. @throws InvalidSettings with a sentence for each mistake */
export const settingsFrom = (env: NodeJS.ProcessEnv) => {
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.message}.`);
  const values = parsed.data;
  if (env['S3_ENDPOINT'] && !(env['S3_ACCESS_KEY'] && env['S3_SECRET_KEY']))
    wrong.push('S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY.');
  if (env['DATABASE_URL'] && !env['AXLEBOOK_SECRET'])
    wrong.push('With DATABASE_URL, AXLEBOOK_SECRET must be set: at least 32 characters, the same for every process.');
  if (!env['DATABASE_URL'] && (env['ROLE'] === 'api' || env['ROLE'] === 'worker'))
    wrong.push('ROLE=api and ROLE=worker need DATABASE_URL; the embedded database serves one process only.');
  wrong.push(...wrongOfStripe(env), ...wrongOfFuel(env));
  if (wrong.length > 0 || !values) throw new InvalidSettings(wrong);
  const demo = values.DEMO ?? !values.DATABASE_URL;
  return {
    port: values.PORT,
    host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    role: values.ROLE,
    demo,
    dataDir: path.resolve(values.AXLEBOOK_DATA_DIR),
    secret: values.AXLEBOOK_SECRET,
    databaseUrl: values.DATABASE_URL,
    databaseAdminUrl: values.DATABASE_ADMIN_URL,
    redisUrl: values.REDIS_URL,
    s3: values.S3_ENDPOINT
      ? {
          endpoint: values.S3_ENDPOINT,
          accessKey: values.S3_ACCESS_KEY ?? '',
          secretKey: values.S3_SECRET_KEY ?? '',
          bucket: values.S3_BUCKET,
          region: values.S3_REGION,
        }
      : undefined,
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
          apiBase: values.STRIPE_API_BASE,
        }
      : undefined,
    smtpUrl: values.SMTP_URL,
    osrmUrl: values.OSRM_URL,
    fuelProvider:
      values.FUEL_PROVIDER === 'http'
        ? { url: values.FUEL_URL ?? '', token: values.FUEL_TOKEN ?? '' }
        : values.FUEL_PROVIDER,
    fuelFolder: values.FUEL_FOLDER,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL,
    trustProxy: Number(values.TRUST_PROXY ?? 0),
    // one process alone has nobody to hand over to
    drainSeconds:
      values.DRAIN_SECONDS === undefined
        ? values.DATABASE_URL && values.ROLE !== 'worker'
          ? USUAL_DRAIN_SECONDS
          : 0
        : Number(values.DRAIN_SECONDS),
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT === undefined ? undefined : Number(values.METRICS_PORT),
    secureCookies: values.SECURE_COOKIES === true || (values.PUBLIC_URL?.startsWith('https://') ?? false),
    logLevel: values.LOG_LEVEL ?? (values.DATABASE_URL ? ('info' as const) : ('warn' as const)),
  };
};
