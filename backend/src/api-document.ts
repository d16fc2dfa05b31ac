import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { ServerAdapter } from './platform/web/server/server-adapter';
import type { Running } from './platform/installation/running';
import { openApiOf } from './openapi';

/** Prints the OpenAPI document of this build; needs no database, nothing is started. */
const main = async (): Promise<void> => {
  const app = await NestFactory.create(AppModule.running({} as Running), new ServerAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  process.stdout.write(`${JSON.stringify(openApiOf(app), null, 2)}\n`);
};

void main();
