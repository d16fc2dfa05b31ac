// The usual way to write the same endpoint: Nest, a ValidationPipe with class-validator DTOs, TypeORM entities,
// repository.save in a transaction. Saves an invoice, its lines and its journal rows, and knows no log, history,
// idempotency, sessions or permissions.
import 'reflect-metadata';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve(import.meta.dirname, '../../backend/package.json'));
const { Body, Controller, Inject, Module, Post, ValidationPipe } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { Type } = require('class-transformer');
const {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsIn,
  IsNotEmpty,
  IsPositive,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} = require('class-validator');
const { getDataSourceToken, TypeOrmModule } = require('@nestjs/typeorm');
const { EntitySchema } = require('typeorm');

const id = { type: 'bigint', primary: true, generated: 'increment' };
const text = { type: 'text' };
const cents = { type: 'bigint' };
const Broker = new EntitySchema({ name: 'Broker', columns: { id, name: text } });
const Invoice = new EntitySchema({
  name: 'Invoice',
  columns: {
    id,
    number: { ...text, unique: true },
    brokerId: { type: 'bigint' },
    amount: cents,
    status: text,
    issueDate: { type: 'date' },
    dueDate: { type: 'date' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
  relations: { broker: { type: 'many-to-one', target: 'Broker', joinColumn: { name: 'brokerId' } } },
  indices: [{ columns: ['brokerId'] }, { columns: ['status'] }],
});
const InvoiceLine = new EntitySchema({
  name: 'InvoiceLine',
  columns: { id, invoiceId: { type: 'bigint' }, kind: text, description: text, amount: cents },
  relations: { invoice: { type: 'many-to-one', target: 'Invoice', joinColumn: { name: 'invoiceId' } } },
  indices: [{ columns: ['invoiceId'] }],
});
const JournalLine = new EntitySchema({
  name: 'JournalLine',
  columns: {
    id,
    invoiceId: { type: 'bigint' },
    entryDate: { type: 'date' },
    accountNumber: text,
    description: text,
    debit: cents,
    credit: cents,
  },
  relations: { invoice: { type: 'many-to-one', target: 'Invoice', joinColumn: { name: 'invoiceId' } } },
  indices: [{ columns: ['invoiceId'] }, { columns: ['accountNumber', 'entryDate'] }],
});

const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const inCents = (amount) => Math.round(Number(amount) * 100);

const decorated = (target, property, ...decorators) => {
  for (const decorate of decorators) decorate(target.prototype, property);
};
class LineDto {}
decorated(LineDto, 'kind', IsIn(['freight', 'detention', 'fuel_surcharge', 'lumper', 'other']));
decorated(LineDto, 'description', IsString(), IsNotEmpty(), MaxLength(500));
decorated(LineDto, 'amount', IsString(), Matches(/^\d{1,12}(\.\d{1,2})?$/));
class CreateInvoiceDto {}
decorated(CreateInvoiceDto, 'brokerId', IsInt(), IsPositive());
decorated(
  CreateInvoiceDto,
  'lines',
  IsArray(),
  ArrayNotEmpty(),
  ArrayMaxSize(100),
  ValidateNested({ each: true }),
  Type(() => LineDto),
);

class InvoicesController {
  constructor(dataSource) {
    this.dataSource = dataSource;
    this.numbers = 0;
  }

  async create(body) {
    const lines = body.lines.map(({ kind, description, amount }) => ({ kind, description, amount: inCents(amount) }));
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    const [issueDate, dueDate] = [day(0), day(30)];
    return this.dataSource.transaction(async (manager) => {
      this.numbers += 1;
      const invoice = await manager.getRepository(Invoice).save({
        number: `INV-${process.pid}-${this.numbers}`,
        brokerId: body.brokerId,
        amount,
        status: 'pending',
        issueDate,
        dueDate,
      });
      const saved = await manager
        .getRepository(InvoiceLine)
        .save(lines.map((line) => ({ ...line, invoiceId: invoice.id })));
      const description = `Invoice ${invoice.number}`;
      await manager.getRepository(JournalLine).save([
        { invoiceId: invoice.id, entryDate: issueDate, accountNumber: '1100', description, debit: amount, credit: 0 },
        { invoiceId: invoice.id, entryDate: issueDate, accountNumber: '4000', description, debit: 0, credit: amount },
      ]);
      return { ...invoice, lines: saved };
    });
  }
}
Inject(getDataSourceToken())(InvoicesController, undefined, 0);
Reflect.defineMetadata('design:paramtypes', [CreateInvoiceDto], InvoicesController.prototype, 'create');
Body()(InvoicesController.prototype, 'create', 0);
Post()(InvoicesController.prototype, 'create', Object.getOwnPropertyDescriptor(InvoicesController.prototype, 'create'));
Controller('api/invoices')(InvoicesController);

class YardstickModule {}
const entities = [Broker, Invoice, InvoiceLine, JournalLine];
Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env.DATABASE_URL,
      entities,
      synchronize: true,
      extra: { max: 12 },
    }),
  ],
  controllers: [InvoicesController],
})(YardstickModule);

const app = await NestFactory.create(YardstickModule, { logger: false });
await app.get(getDataSourceToken()).getRepository(Broker).save({ name: 'Summit Freight Brokers' });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
await app.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${app.getHttpServer().address().port}`);
